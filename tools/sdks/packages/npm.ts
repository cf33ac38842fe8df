import path from 'node:path';
import {paths} from '../../../packages/contract/paths';
import {sdkPaths} from '../languages';
import {run} from './run';

const pack = ['pack', '--ignore-scripts', '--pack-destination'];

/** Writes the types, and one file each for ES modules and CommonJS. */
export function compileTypeScript(): void {
  const sdk = sdkPaths.packageOf('typescript');
  const bin = (name: string) => path.join(paths.repository, 'node_modules', '.bin', name);
  const esbuild = (...args: string[]) => run(bin('esbuild'), ['--target=es2022', ...args], sdk);
  run(bin('tsc'), ['--project', sdk], sdk);
  // Without white space, esbuild omits the comments. They're in the types.
  const bundle = 'build/index.js';
  esbuild('src/index.ts', '--bundle', '--minify-whitespace', '--format=esm', `--outfile=${bundle}`);
  esbuild(bundle, '--format=esm', '--outfile=dist/index.mjs');
  esbuild(bundle, '--format=cjs', '--outfile=dist/index.js');
}

/** Creates a tarball. `npm install` accepts its URL. */
export function packageTypeScript(target: string): void {
  compileTypeScript();
  run('npm', [...pack, target], sdkPaths.packageOf('typescript'));
}

/** The file name has the version, because readers' settings name a version to run. */
export function packageDocsServer(target: string): void {
  run('npm', ['run', 'build:mcp'], paths.repository);
  run('npm', [...pack, target], path.join(paths.repository, 'packages', 'mcp-server'));
}

/** The command that starts the sandbox names the version, too. */
export function packageSandbox(target: string): void {
  run('npm', ['run', 'build:sandbox'], paths.repository);
  run('npm', [...pack, target], path.join(paths.repository, 'packages', 'sandbox'));
}
