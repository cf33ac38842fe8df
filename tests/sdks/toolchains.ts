import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../../generator/paths';
import {sdkPaths, type Language} from '../../scripts/sdks/languages';

/** A command with the folder that it runs in. */
type Command = {command: string; args: string[]; cwd: string; env?: NodeJS.ProcessEnv};

/** How a language compiles its SDK and runs a program of tests/sdks/programs with it. */
type Toolchain = {compile: () => void; program: (args: string[]) => Command};

const programs = path.join(paths.repository, 'tests', 'sdks', 'programs');
const bin = (name: string) => path.join(paths.repository, 'node_modules', '.bin', name);

function run({command, args, cwd, env}: Command): string {
  return execFileSync(command, args, {cwd, env, encoding: 'utf8', stdio: 'pipe'});
}

/** An empty project of a reader's, beside the packages. */
function project(language: Language['id']): string {
  return path.join(sdkPaths.output, 'projects', language);
}

function emptyProject(language: Language['id'], program: string): string {
  const folder = project(language);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(programs, program), path.join(folder, program));
  return folder;
}

const typescript: Toolchain = {
  compile: () => {
    const sdk = sdkPaths.packageOf('typescript');
    run({command: bin('tsc'), args: ['--project', sdk], cwd: sdk});
    const folder = emptyProject('typescript', 'vectors.mts');
    mkdirSync(path.join(folder, 'node_modules', '@argosy'), {recursive: true});
    symlinkSync(sdk, path.join(folder, 'node_modules', '@argosy', 'sdk'));
  },
  program: (args) => ({
    command: bin('tsx'),
    args: ['vectors.mts', ...args],
    cwd: project('typescript'),
  }),
};

const venv = path.join(paths.repository, '.cache', 'sdk-python');

const python: Toolchain = {
  compile: () => {
    const sdk = sdkPaths.packageOf('python');
    const folder = emptyProject('python', 'vectors.py');
    if (!existsSync(venv)) run({command: 'python3', args: ['-m', 'venv', venv], cwd: folder});
    const inVenv = (name: string) => path.join(venv, 'bin', name);
    run({command: inVenv('pip'), args: ['install', '--quiet', sdk], cwd: folder});
  },
  program: (args) => ({
    command: path.join(venv, 'bin', 'python'),
    args: ['vectors.py', ...args],
    cwd: project('python'),
  }),
};

const go: Toolchain = {
  compile: () => {
    const sdk = sdkPaths.packageOf('go');
    const module = 'argosy.example/go/argosy';
    run({command: 'go', args: ['vet', './...'], cwd: sdk});
    const folder = emptyProject('go', 'vectors.go');
    const lines = ['module vectors', 'go 1.23.0', `require ${module} v0.0.0`];
    writeFileSync(
      path.join(folder, 'go.mod'),
      [...lines, `replace ${module} => ${sdk}`, ''].join('\n'),
    );
    cpSync(path.join(sdk, 'go.sum'), path.join(folder, 'go.sum'));
    run({command: 'go', args: ['mod', 'tidy'], cwd: folder});
    run({command: 'go', args: ['build', '-o', 'vectors', '.'], cwd: folder});
  },
  program: (args) => ({command: path.join(project('go'), 'vectors'), args, cwd: project('go')}),
};

/** Where Maven writes the jars that the SDK needs, for `java --class-path`. */
const classPath = () => {
  const target = path.join(sdkPaths.packageOf('java'), 'target');
  return [path.join(target, 'classes'), path.join(target, 'dependency', '*')].join(path.delimiter);
};

const java: Toolchain = {
  compile: () => {
    const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
    run({
      command: 'mvn',
      args: ['--quiet', '--batch-mode', 'compile', copy, '-DincludeScope=runtime'],
      cwd: sdkPaths.packageOf('java'),
    });
    emptyProject('java', 'Vectors.java');
  },
  program: (args) => ({
    command: 'java',
    args: ['--class-path', classPath(), 'Vectors.java', ...args],
    cwd: project('java'),
  }),
};

export const toolchains: Record<Language['id'], Toolchain> = {typescript, python, go, java};
