import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import ts from 'typescript';
import {paths} from '@docs/contract';
import {type Language, shortRun} from '@docs/sdks';
import {goModule, inVenv, javaClassPath, nodeModule, sourceOf} from '../sdks/toolchains';
import type {PageSample} from './page-samples';

export const run = promisify(execFile);

/** How to compile all samples of a language in one folder, and to run them in one process. */
type Programs = {
  file: (sample: PageSample) => string;
  /** The sample with another name where the language doesn't allow many programs in one. */
  source?: (sample: PageSample) => string;
  /** Throws, or returns the compiler's output. */
  compile: (folder: string, samples: PageSample[]) => Promise<string>;
  /** A program of tests/sdks/programs, which gets the sample's name. */
  command: [string, ...string[]];
  program: (sample: PageSample) => string;
};

/** Unique among the samples of a language. */
export const nameOf = ({slug, scenario}: PageSample): string => `${slug}--${scenario}`;

const typescript: Programs = {
  file: (sample) => `${nameOf(sample)}.mts`,
  compile: async (folder, samples) => {
    nodeModule(folder);
    const program = ts.createProgram(
      samples.map((sample) => path.join(folder, typescript.file(sample))),
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
  command: ['node', sourceOf('samples.mjs')],
  program: (sample) => `${nameOf(sample)}.mjs`,
};

const python: Programs = {
  file: (sample) => `${nameOf(sample)}.py`,
  compile: async (folder) =>
    (await run(inVenv('python'), ['-m', 'compileall', '-q', '.'], {cwd: folder})).stdout,
  command: [inVenv('python'), sourceOf('samples.py')],
  program: (sample) => `${nameOf(sample)}.py`,
};

const goFunction = (sample: PageSample) => nameOf(sample).replaceAll('-', '_');

/** Linking one program takes as long as compiling all samples, so they're functions of one program. */
const go: Programs = {
  file: (sample) => `${nameOf(sample)}.go`,
  source: (sample) => sample.code.replace(/^func main\(\)/m, `func ${goFunction(sample)}()`),
  compile: async (folder, samples) => {
    goModule(folder, 'samples');
    cpSync(sourceOf('samples.go'), path.join(folder, 'main.go'));
    const entries = samples.map((sample) => `\t"${nameOf(sample)}": ${goFunction(sample)},\n`);
    const list = `package main\n\nvar samples = map[string]func(){\n${entries.join('')}}\n`;
    writeFileSync(path.join(folder, 'list.go'), list);
    const {stdout} = await run('gofmt', ['-l', ...samples.map(go.file), 'main.go'], {cwd: folder});
    await run('go', ['build', '-o', 'samples', '.'], {cwd: folder});
    return stdout;
  },
  command: ['./samples'],
  program: nameOf,
};

/** Java requires a file's name to be that of its class. */
const className = ({code}: PageSample) => /public class (\w+)/.exec(code)?.[1] ?? '';

/** An operation's scenarios have the same class, so each is in the package of its position. */
const javaPackage = ({position}: PageSample) => `scenario${position}`;

const java: Programs = {
  file: (sample) => path.join(javaPackage(sample), `${className(sample)}.java`),
  source: (sample) => `package ${javaPackage(sample)}; ${sample.code}`,
  compile: async (folder, samples) => {
    const files = [sourceOf('Samples.java'), ...samples.map(java.file)];
    // A sample of a deprecated operation calls a deprecated method.
    const lint = ['-proc:none', '-XDsuppressNotes', '-Xlint:all,-deprecation'];
    const options = [...shortRun.map((option) => `-J${option}`), ...lint, '-d', '.'];
    const args = [...options, '--class-path', javaClassPath(), ...files];
    return (await run('javac', args, {cwd: folder})).stderr;
  },
  command: [
    'java',
    ...shortRun,
    // Samples read their variables with System.getenv().
    '--add-opens=java.base/java.util=ALL-UNNAMED',
    '--class-path',
    [javaClassPath(), '.'].join(path.delimiter),
    'Samples',
  ],
  program: (sample) => `${javaPackage(sample)}.${className(sample)}`,
};

export const programs: Record<Language['id'], Programs> = {typescript, python, go, java};

/** Writes the samples to files in an empty folder. */
export function writeSamples(folder: string, language: Programs, samples: PageSample[]): void {
  for (const sample of samples) {
    const target = path.join(folder, language.file(sample));
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, `${language.source?.(sample) ?? sample.code}\n`);
  }
}
