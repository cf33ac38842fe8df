import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {describeFiles, type ListedVersion} from '@docs/sdks';
import {joinPackages} from './join-packages';

let root: string;
let list: ListedVersion[];
const inRoot = (name: string) => path.join(root, name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(inRoot(name)), {recursive: true});
  writeFileSync(inRoot(name), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'join-packages-'));
  write('packages/npm/sdk-1.0.0.tgz', 'first');
  write('packages/npm/sdk-1.1.0.tgz', 'second');
  list = [{name: 'sdk', version: '1.1.0', files: describeFiles(inRoot('packages'))}];
  write('packages/npm/sdk-2.0.0-draft.tgz', 'not published');
  write('site/packages/SHA256SUMS', 'signed');
});
afterEach(() => rmSync(root, {recursive: true}));

const join = () => joinPackages(inRoot('site'), inRoot('packages'), list);

it('adds every published file, and nothing else', () => {
  join();
  expect(Object.keys(describeFiles(inRoot('site/packages')))).toEqual([
    'SHA256SUMS',
    'npm/sdk-1.0.0.tgz',
    'npm/sdk-1.1.0.tgz',
  ]);
  expect(readFileSync(inRoot('site/packages/npm/sdk-1.0.0.tgz'), 'utf8')).toBe('first');
});

it.each([
  ['is missing', () => rmSync(inRoot('packages/npm/sdk-1.0.0.tgz'))],
  ['has other bytes', () => write('packages/npm/sdk-1.0.0.tgz', 'packed again')],
])('copies nothing if a file %s', (_fault, plant) => {
  plant();
  expect(join).toThrow("packages doesn't have these published files:\n  npm/sdk-1.0.0.tgz");
  expect(existsSync(inRoot('site/packages/npm'))).toBe(false);
});
