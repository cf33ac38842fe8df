import {readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../../../generator/paths';
import {sdkPaths} from '../languages';
import {run} from './run';

const pack = ['pack', '--ignore-scripts', '--pack-destination'];

/** A tarball; `npm install` takes its address. */
export function packageTypeScript(target: string): void {
  const sdk = sdkPaths.packageOf('typescript');
  run(path.join(paths.repository, 'node_modules', '.bin', 'tsc'), ['--project', sdk], sdk);
  run('npm', [...pack, target], sdk);
}

/** Without a version in its name: the address stands in readers' settings, and `npx` gets the newest there. */
export function packageDocsServer(target: string): void {
  const folder = path.join(paths.repository, 'mcp');
  run('npm', ['run', 'build:mcp'], paths.repository);
  run('npm', [...pack, target], folder);
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const packed = path.join(target, 'argosy-docs-mcp');
  renameSync(`${packed}-${version}.tgz`, `${packed}.tgz`);
}
