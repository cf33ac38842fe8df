import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readList} from '../../published/list';
import {packDraft, packOnce} from './pack-once';
import type {Product} from './products';

let root: string;
const inRoot = (name: string) => path.join(root, name);

const product = (version: string, bytes: string): Product => ({
  name: 'sdk',
  version,
  versionFile: 'version.ts',
  pack: (folder) => writeFileSync(path.join(folder, `sdk-${version}.tgz`), bytes),
});

const pack = (version: string, bytes: string) =>
  packOnce([product(version, bytes)], inRoot('packages'), inRoot('list.yaml'));
const packed = (version: string) => readFileSync(inRoot(`packages/sdk-${version}.tgz`), 'utf8');
const listed = () => readList(inRoot('list.yaml')).map(({version}) => version);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pack-once-'));
  writeFileSync(inRoot('list.yaml'), '# Published versions\n');
  vi.spyOn(console, 'log').mockReturnValue();
  expect(pack('1.0.0', 'first').isRefused).toBe(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true});
});

it('adds a new version to the list and keeps the older one', () => {
  expect(Object.keys(pack('1.1.0', 'second').packed)).toEqual(['sdk-1.1.0.tgz']);
  expect(listed()).toEqual(['1.0.0', '1.1.0']);
  expect([packed('1.0.0'), packed('1.1.0')]).toEqual(['first', 'second']);
});

it("doesn't pack a published version again", () => {
  expect(pack('1.0.0', 'other')).toEqual({packed: {}, isRefused: false});
  expect(packed('1.0.0')).toBe('first');
});

it('restores a lost file with the published bytes', () => {
  rmSync(inRoot('packages'), {recursive: true});
  expect(pack('1.0.0', 'first').isRefused).toBe(false);
  expect(packed('1.0.0')).toBe('first');
  expect(listed()).toEqual(['1.0.0']);
});

it('refuses other bytes for a published version, and says where to raise it', () => {
  rmSync(inRoot('packages'), {recursive: true});
  expect(pack('1.0.0', 'other').isRefused).toBe(true);
  expect(existsSync(inRoot('packages'))).toBe(false);
  const said = vi.mocked(console.log).mock.calls.flat().join('\n');
  expect(said).toContain('Raise the version in version.ts:\n  sdk-1.0.0.tgz');
});

it('packs a draft whether its version is published or not', () => {
  packDraft([product('1.0.0', 'draft')], inRoot('draft'));
  expect(readFileSync(inRoot('draft/sdk-1.0.0.tgz'), 'utf8')).toBe('draft');
  expect(Object.keys(readList(inRoot('draft/list.yaml'))[0]?.files ?? {})).toEqual([
    'sdk-1.0.0.tgz',
  ]);
  expect(packed('1.0.0')).toBe('first');
});
