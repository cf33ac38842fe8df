import {readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../../../packages/contract/paths';
import {sdkPaths} from '../languages';
import {run} from './run';

const pack = ['pack', '--ignore-scripts', '--pack-destination'];

/** Creates a tarball. `npm install` accepts its URL. */
export function packageTypeScript(target: string): void {
  const sdk = sdkPaths.packageOf('typescript');
  run(path.join(paths.repository, 'node_modules', '.bin', 'tsc'), ['--project', sdk], sdk);
  run('npm', [...pack, target], sdk);
}

/**
 * The file name has no version, because its URL is in readers' settings and `npx` should get the
 * latest version.
 */
export function packageDocsServer(target: string): void {
  const folder = path.join(paths.repository, 'packages', 'mcp-server');
  run('npm', ['run', 'build:mcp'], paths.repository);
  run('npm', [...pack, target], folder);
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const packed = path.join(target, 'argosy-docs-mcp');
  renameSync(`${packed}-${version}.tgz`, `${packed}.tgz`);
}
