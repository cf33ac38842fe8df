import {execFile} from 'node:child_process';
import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listOperations} from '../../generator/operations';
import {sdkCall} from '../../generator/reference/samples/sdk/call';
import {typescript} from '../../generator/reference/samples/sdk/typescript';
import {sdkPaths} from '../../scripts/sdks/languages';
import {inParallel} from '../contract/send';
import type {MockServer} from '../contract/mock-server';
import {startMockApi} from './mock-api';

const run = promisify(execFile);
const folder = path.join(sdkPaths.output, 'samples', 'typescript');
let mock: MockServer;
let samples: {slug: string; file: string}[] = [];

beforeAll(async () => {
  mock = await startMockApi();
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, 'node_modules', '@argosy'), {recursive: true});
  symlinkSync(
    sdkPaths.packageOf('typescript'),
    path.join(folder, 'node_modules', '@argosy', 'sdk'),
  );
  samples = listOperations(mock.spec).map((entry) => {
    const file = path.join(folder, `${entry.slug}.mts`);
    writeFileSync(file, `${typescript(sdkCall(mock.spec, entry))}\n`);
    return {slug: entry.slug, file};
  });
  writeFileSync(path.join(folder, 'usage-report.log'), 'ERROR AWS answered ThrottlingException\n');
});
afterAll(() => mock.stop());

describe('the TypeScript samples', () => {
  it('compile, strict', () => {
    const program = ts.createProgram(
      samples.map(({file}) => file),
      {
        strict: true,
        skipLibCheck: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        moduleDetection: ts.ModuleDetectionKind.Force,
        typeRoots: [path.resolve('node_modules/@types')],
        types: ['node'],
      },
    );
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({file, messageText}) =>
          `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    program.emit();
    expect(problems).toEqual([]);
  });

  it('run, and the validating mock takes every request', async () => {
    const refused: string[] = [];
    await inParallel(samples, 2, async ({slug, file}) => {
      const env = {
        ...process.env,
        ARGOSY_CLIENT_ID: 'cli_test',
        ARGOSY_CLIENT_SECRET: 'secret',
        ARGOSY_BASE_URL: mock.url,
      };
      await run('node', [file.replace(/\.mts$/, '.mjs')], {cwd: folder, env}).catch(
        (error: Error & {stderr: string}) => refused.push(`${slug}: ${error.stderr.slice(0, 800)}`),
      );
    });
    console.log(`${samples.length - refused.length} of ${samples.length} TypeScript samples ran`);
    expect(refused).toEqual([]);
    expect(samples).toHaveLength(112);
  });
});
