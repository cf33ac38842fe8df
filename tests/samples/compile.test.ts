import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {pageSamples} from './page-samples';

const samples = pageSamples();
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));

const of = (language: string) => samples.filter((sample) => sample.language === language);

/** Each sample in a folder of its own, as a reader would have it. */
function write(language: string, name: string): string {
  for (const {slug, code} of of(language)) {
    const own = path.join(folder, language, slug);
    mkdirSync(own, {recursive: true});
    writeFileSync(path.join(own, name), `${code}\n`);
  }
  return path.join(folder, language);
}

it('has four languages for each of the 112 operations', () => {
  for (const language of ['typescript', 'python', 'go', 'java'])
    expect(of(language)).toHaveLength(112);
});

it('TypeScript compiles, strict', () => {
  const root = write('typescript', 'sample.mts');
  const files = of('typescript').map(({slug}) => path.join(root, slug, 'sample.mts'));
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    typeRoots: [path.resolve('node_modules/@types')],
    types: ['node'],
  });
  const problems = ts
    .getPreEmitDiagnostics(program)
    .map(
      (problem) =>
        `${problem.file?.fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`,
    );
  expect(problems).toEqual([]);
});

it('Python compiles', () => {
  const root = write('python', 'sample.py');
  const printed = execFileSync('python3', ['-m', 'compileall', '-q', '-f', root], {
    encoding: 'utf8',
  });
  expect(printed).toBe('');
});

it('Go compiles, and is formatted', () => {
  const root = write('go', 'main.go');
  writeFileSync(path.join(root, 'go.mod'), 'module samples\n\ngo 1.21\n');
  expect(execFileSync('gofmt', ['-l', root], {encoding: 'utf8'})).toBe('');
  execFileSync('go', ['vet', './...'], {cwd: root});
});

it('Java compiles', () => {
  const root = write('java', 'Sample.java');
  const printed = execFileSync('java', [path.resolve('tests/samples/ParseAll.java'), root], {
    encoding: 'utf8',
  });
  expect(printed).toContain('112 of 112 compile');
});
