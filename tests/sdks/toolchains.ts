import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {goModule as module, paths} from '@docs/contract';
import {
  compileTypeScript,
  type Language,
  sdkPaths,
  sdkVersion,
  shortMavenRun,
  shortRun,
} from '@docs/sdks';

/** A command with the folder that it runs in. */
type Command = {command: string; args: string[]; cwd: string; env?: NodeJS.ProcessEnv};

/** How a language compiles its SDK and runs a program of tests/sdks/programs with it. */
type Toolchain = {
  /** Compiles the SDK, or installs it. */
  compileSdk: () => void;
  /** Creates a project with the program. */
  prepare: () => void;
  program: (args: string[]) => Command;
};

export const sourceOf = (program: string): string =>
  path.join(paths.repository, 'tests', 'sdks', 'programs', program);
const bin = (name: string) => path.join(paths.repository, 'node_modules', '.bin', name);

function run({command, args, cwd, env}: Command): string {
  return execFileSync(command, args, {cwd, env, encoding: 'utf8', stdio: 'pipe'});
}

/** The folder of a reader's project, next to the packages. */
function project(language: Language['id']): string {
  return path.join(sdkPaths.output, 'projects', language);
}

function emptyProject(language: Language['id'], program: string): string {
  const folder = project(language);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  cpSync(sourceOf(program), path.join(folder, program));
  return folder;
}

const typescript: Toolchain = {
  compileSdk: compileTypeScript,
  prepare: () => nodeModule(emptyProject('typescript', 'vectors.mts')),
  program: (args) => ({
    command: bin('tsx'),
    args: ['vectors.mts', ...args],
    cwd: project('typescript'),
  }),
};

/** Links the SDK into node_modules. */
export function nodeModule(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules', '@argosy'), {recursive: true});
  symlinkSync(
    sdkPaths.packageOf('typescript'),
    path.join(folder, 'node_modules', '@argosy', 'sdk'),
  );
}

const venv = path.join(paths.repository, '.cache', 'sdk-python');
export const inVenv = (name: string): string => path.join(venv, 'bin', name);

const python: Toolchain = {
  compileSdk: () => {
    const sdk = sdkPaths.packageOf('python');
    if (!existsSync(venv)) run({command: 'python3', args: ['-m', 'venv', venv], cwd: sdk});
    run({command: inVenv('pip'), args: ['install', '--quiet', sdk], cwd: sdk});
  },
  prepare: () => emptyProject('python', 'vectors.py'),
  program: (args) => ({
    command: inVenv('python'),
    args: ['vectors.py', ...args],
    cwd: project('python'),
  }),
};

const go: Toolchain = {
  compileSdk: () => {
    const cwd = sdkPaths.packageOf('go');
    run({command: 'go', args: ['vet', './...'], cwd});
    // What vectors can't see: concurrent callers with their own contexts, and forms.
    run({command: 'go', args: ['test', './...'], cwd});
  },
  prepare: () => {
    const folder = emptyProject('go', 'vectors.go');
    goModule(folder, 'vectors');
    run({command: 'go', args: ['build', '-o', 'vectors', '.'], cwd: folder});
  },
  program: (args) => ({command: path.join(project('go'), 'vectors'), args, cwd: project('go')}),
};

/** Turns a folder into a Go module that uses the SDK. */
export function goModule(folder: string, name: string): void {
  const sdk = sdkPaths.packageOf('go');
  const lines = [`module ${name}`, 'go 1.23.0', `require ${module} v${sdkVersion}`];
  writeFileSync(
    path.join(folder, 'go.mod'),
    [...lines, `replace ${module} => ${sdk}`, ''].join('\n'),
  );
}

/** The SDK's classes and its dependencies. */
export const javaClassPath = (): string => {
  const target = path.join(sdkPaths.packageOf('java'), 'target');
  return [path.join(target, 'classes'), path.join(target, 'dependency', '*')].join(path.delimiter);
};

const java: Toolchain = {
  compileSdk: () => {
    const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
    run({
      command: 'mvn',
      args: ['--quiet', '--batch-mode', 'compile', copy, '-DincludeScope=runtime'],
      cwd: sdkPaths.packageOf('java'),
      env: {...process.env, ...shortMavenRun},
    });
  },
  prepare: () => emptyProject('java', 'Vectors.java'),
  program: (args) => ({
    command: 'java',
    args: [...shortRun, '--class-path', javaClassPath(), 'Vectors.java', ...args],
    cwd: project('java'),
  }),
};

export const toolchains: Record<Language['id'], Toolchain> = {typescript, python, go, java};
