import path from 'node:path';
import {paths} from '../../../generator/paths';
import {sdkPaths} from '../languages';
import {run} from './run';

/** A tarball; `npm install` takes its address. */
export function packageTypeScript(target: string): void {
  const sdk = sdkPaths.packageOf('typescript');
  run(path.join(paths.repository, 'node_modules', '.bin', 'tsc'), ['--project', sdk], sdk);
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', target], sdk);
}
