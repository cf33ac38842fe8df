import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {paths} from '@docs/contract';
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

/**
 * Packs a program, which is one file without dependencies. Its manifest doesn't have what only this repository uses.
 * The file name has the version, because readers' settings name a version to run.
 */
function packProgram(name: string, build: string, target: string): void {
  run('npm', ['run', build], paths.repository);
  const folder = path.join(paths.repository, 'programs', name);
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as object;
  const own = new Set(['exports', 'scripts', 'devDependencies']);
  const published = Object.entries(manifest).filter(([field]) => !own.has(field));
  writeFileSync(
    path.join(copy, 'package.json'),
    `${JSON.stringify(Object.fromEntries(published), null, 2)}\n`,
  );
  for (const file of ['CHANGELOG.md', 'LICENSE', 'README.md', 'dist'])
    if (existsSync(path.join(folder, file)))
      cpSync(path.join(folder, file), path.join(copy, file), {
        recursive: true,
        preserveTimestamps: true,
      });
  run('npm', [...pack, target], copy);
  rmSync(copy, {recursive: true});
}

export const packageDocsServer = (target: string): void =>
  packProgram('docs-mcp', 'build:mcp', target);

/** The command that starts the sandbox names the version, too. */
export const packageSandbox = (target: string): void =>
  packProgram('sandbox', 'build:sandbox', target);
