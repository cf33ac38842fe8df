import {execFile, execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';

const execute = promisify(execFile);
const list = '.cache/draft-packages/list.yaml';
/** A copy of this repository in another folder. */
let copy: string;

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'another-folder-'));
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0');
  for (const file of files.filter((name) =>
    /^(config|deploy|openapi|packages|sdks|tools)\/|^(package|tsconfig)\.json$/.test(name),
  ))
    cpSync(file, path.join(copy, file), {recursive: true, verbatimSymlinks: true});
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  cpSync('.cache/openapi-generator', path.join(copy, '.cache/openapi-generator'), {
    recursive: true,
  });
  await execute('npm', ['run', '--silent', 'sdk:generate'], {cwd: copy});
});
afterAll(() => rmSync(copy, {recursive: true, force: true}));

it('packs the same bytes in another folder', async () => {
  await execute('npx', ['tsx', 'tools/sdk-package.ts', '--draft'], {cwd: copy});
  expect(readFileSync(path.join(copy, list), 'utf8')).toBe(readFileSync(list, 'utf8'));
});
