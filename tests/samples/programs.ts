import {execFile} from 'node:child_process';
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import ts from 'typescript';
import {paths} from '../../packages/contract/paths';
import type {Language} from '../../tools/sdks/languages';
import type {PageSample} from './page-samples';
import {goModule, inVenv, javaClassPath, nodeModule} from '../sdks/toolchains';

export const run = promisify(execFile);

/** How to compile all samples of a language in one folder, and how to run each. */
type Programs = {
  file: (sample: PageSample) => string;
  /** Throws, or returns the compiler's output. */
  compile: (folder: string) => Promise<string>;
  command: (sample: PageSample) => [string, ...string[]];
};

/** Unique among the samples of a language. */
export const nameOf = ({slug, scenario}: PageSample): string => `${slug}--${scenario}`;

const typescript: Programs = {
  file: (sample) => `${nameOf(sample)}.mts`,
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
  command: (sample) => ['node', `${nameOf(sample)}.mjs`],
};

const python: Programs = {
  file: (sample) => `${nameOf(sample)}.py`,
  compile: async (folder) =>
    (await run(inVenv('python'), ['-m', 'compileall', '-q', '.'], {cwd: folder})).stdout,
  command: (sample) => [inVenv('python'), `${nameOf(sample)}.py`],
};

const go: Programs = {
  file: (sample) => path.join(nameOf(sample), 'main.go'),
  compile: async (folder) => {
    goModule(folder, 'samples');
    // Without debug symbols, linking takes a third of the time.
    await run('go', ['build', '-ldflags=-s -w', '-o', 'bin/', './...'], {cwd: folder});
    return (await run('gofmt', ['-l', '.'], {cwd: folder})).stdout;
  },
  command: (sample) => [path.join('bin', nameOf(sample))],
};

/** Java requires a file's name to be that of its class. */
const className = ({code}: PageSample) => /public class (\w+)/.exec(code)?.[1] ?? '';

/** An operation's scenarios have the same class, so each is in the folder of its position. */
const javaFolder = ({position}: PageSample) => `scenario-${position}`;

const java: Programs = {
  file: (sample) => path.join(javaFolder(sample), `${className(sample)}.java`),
  compile: async (folder) => {
    const outputs = [];
    for (const name of readdirSync(folder).filter((entry) => entry.startsWith('scenario-'))) {
      const files = readdirSync(path.join(folder, name)).filter((file) => file.endsWith('.java'));
      // A sample of a deprecated operation calls a deprecated method.
      const lint = '-Xlint:all,-deprecation';
      const options = [
        '-d',
        '.',
        '-proc:none',
        '-XDsuppressNotes',
        lint,
        '--class-path',
        javaClassPath(),
      ];
      outputs.push(
        (await run('javac', [...options, ...files], {cwd: path.join(folder, name)})).stderr,
      );
    }
    return outputs.join('');
  },
  command: (sample) => [
    'java',
    // The optimizing compiler and threads for garbage collection don't pay off for a program with one call.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '--class-path',
    [javaClassPath(), javaFolder(sample)].join(path.delimiter),
    className(sample),
  ],
};

export const programs: Record<Language['id'], Programs> = {typescript, python, go, java};

/** Writes the samples to files in an empty folder. */
export function writeSamples(folder: string, {file}: Programs, samples: PageSample[]): void {
  for (const sample of samples) {
    const target = path.join(folder, file(sample));
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, `${sample.code}\n`);
  }
}
