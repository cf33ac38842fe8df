/** Compiles the programs in samples/ that guides show. `tests/sdk-install` runs them every night. */
import {cpSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {paths} from '@docs/contract';
import {sdkPaths} from '@docs/sdks';
import {goModule, javaClassPath, nodeModule} from '../sdks/toolchains';
import {isWhole} from '../support/scope';
import {run} from './programs';

/** A project with the programs of a language. */
function project(language: string): string {
  const folder = path.join(sdkPaths.output, 'projects', `written-${language}`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const source of [language, `quickstart/${language}`])
    cpSync(path.join(paths.repository, 'samples', source), folder, {recursive: true});
  return folder;
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder).filter((name) => name.endsWith(ending));

describe.runIf(isWhole)('the programs of guides compile', () => {
  it('in TypeScript', async () => {
    const cwd = project('typescript');
    nodeModule(cwd);
    const modules = path.join(paths.repository, 'node_modules');
    const options =
      '--noEmit --strict --target es2022 --module nodenext --skipLibCheck --types node --typeRoots';
    const args = [...options.split(' '), path.join(modules, '@types'), ...filesIn(cwd, '.mts')];
    await expect(run(path.join(modules, '.bin', 'tsc'), args, {cwd})).resolves.toBeDefined();
  });

  it('in Python', async () => {
    const cwd = project('python');
    await expect(run('python3', ['-m', 'compileall', '-q', '.'], {cwd})).resolves.toBeDefined();
  });

  it('in Go', async () => {
    const cwd = project('go');
    goModule(cwd, 'written');
    await expect(run('go', ['vet', './...'], {cwd})).resolves.toBeDefined();
  });

  it('in Java', async () => {
    const cwd = project('java');
    const options = ['-proc:none', '-d', 'classes', '--class-path', javaClassPath()];
    await expect(
      run('javac', [...options, ...filesIn(cwd, '.java')], {cwd}),
    ).resolves.toBeDefined();
  });
});
