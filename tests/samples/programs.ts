import {execFile} from 'node:child_process';
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import ts from 'typescript';
import {paths} from '../../generator/paths';
import {pascal} from '../../generator/reference/samples/sdk/names';
import {slugToOperationId} from '../../generator/naming';
import type {Language} from '../../scripts/sdks/languages';
import {goModule, inVenv, javaClassPath, nodeModule} from '../sdks/toolchains';

export const run = promisify(execFile);

/** How the samples of a language, all in one folder, are compiled at once and run one by one. */
type Programs = {
  file: (slug: string) => string;
  /** Fails, or returns what the compiler has to say. */
  compile: (folder: string) => Promise<string>;
  command: (slug: string) => [string, ...string[]];
};

const typescript: Programs = {
  file: (slug) => `${slug}.mts`,
  compile: async (folder) => {
    nodeModule(folder);
    const files = readdirSync(folder).filter((name) => name.endsWith('.mts'));
    const program = ts.createProgram(
      files.map((name) => path.join(folder, name)),
      {
        strict: true,
        skipLibCheck: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        typeRoots: [path.join(paths.repository, 'node_modules', '@types')],
        types: ['node'],
      },
    );
    program.emit();
    return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => folder,
      getNewLine: () => '\n',
    });
  },
  command: (slug) => ['node', `${slug}.mjs`],
};

const python: Programs = {
  file: (slug) => `${slug}.py`,
  compile: async (folder) =>
    (await run(inVenv('python'), ['-m', 'compileall', '-q', '.'], {cwd: folder})).stdout,
  command: (slug) => [inVenv('python'), `${slug}.py`],
};

const go: Programs = {
  file: (slug) => path.join(slug, 'main.go'),
  compile: async (folder) => {
    goModule(folder, 'samples');
    // Without symbols of a debugger, linking 112 programs takes a third of the time.
    await run('go', ['build', '-ldflags=-s -w', '-o', 'bin/', './...'], {cwd: folder});
    return (await run('gofmt', ['-l', '.'], {cwd: folder})).stdout;
  },
  command: (slug) => [path.join('bin', slug)],
};

const className = (slug: string) => pascal(slugToOperationId(slug));

const java: Programs = {
  file: (slug) => `${className(slug)}.java`,
  compile: async (folder) => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.java'));
    const options = ['-d', '.', '-proc:none', '-Xlint:all', '--class-path', javaClassPath()];
    return (await run('javac', [...options, ...files], {cwd: folder})).stderr;
  },
  command: (slug) => [
    'java',
    // A program that makes one call is over before the thorough compiler pays.
    '-XX:TieredStopAtLevel=1',
    '--class-path',
    [javaClassPath(), '.'].join(path.delimiter),
    className(slug),
  ],
};

export const programs: Record<Language['id'], Programs> = {typescript, python, go, java};

/** Writes the samples into an empty folder, as a reader would who pastes them. */
export function writeSamples(
  folder: string,
  {file}: Programs,
  samples: {slug: string; code: string}[],
): void {
  for (const {slug, code} of samples) {
    const target = path.join(folder, file(slug));
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, `${code}\n`);
  }
  writeFileSync(path.join(folder, 'usage-report.log'), 'ERROR AWS answered ThrottlingException\n');
}
