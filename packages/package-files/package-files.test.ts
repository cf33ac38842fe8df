import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeChecksums} from './checksums';
import {writeIndexes} from './indexes';
import {keepPublished, replacedFiles} from './published';
import {isSigned, signChecksums, signingKey} from './signature';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);

function write(release: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(inFolder(`${release}/${name}`)), {recursive: true});
    writeFileSync(inFolder(`${release}/${name}`), text);
  }
}

const versions = (version: string) => ({
  [`npm/argosy-sdk-${version}.tgz`]: `npm ${version}`,
  [`python/simple/argosy/argosy-${version}.whl`]: `wheel ${version}`,
  [`go/argosy.example/go/argosy/@v/v${version}.zip`]: `go ${version}`,
  [`maven/example/argosy/argosy-sdk/${version}/argosy-sdk-${version}.pom`]: `pom ${version}`,
});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'package-files-'));
  write('old', versions('1.9.0'));
  write('new', versions('1.10.0'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('a release after another one', () => {
  it('keeps the older versions, and lists all of them', () => {
    expect(keepPublished(inFolder('old'), inFolder('new'))).toBe(4);
    writeIndexes(inFolder('new'));
    const read = (name: string) => readFileSync(inFolder(`new/${name}`), 'utf8');
    expect(read('npm/argosy-sdk-1.9.0.tgz')).toBe('npm 1.9.0');
    expect(read('go/argosy.example/go/argosy/@v/list')).toBe('v1.9.0\nv1.10.0\n');
    expect(read('maven/example/argosy/argosy-sdk/maven-metadata.xml')).toMatch(
      /<groupId>example\.argosy<[\s\S]*<release>1\.10\.0<[\s\S]*1\.9\.0<[\s\S]*1\.10\.0</,
    );
    expect(read('python/simple/argosy/index.html')).toContain('argosy-1.9.0.whl#sha256=');
    expect(writeChecksums(inFolder('new'))).toHaveLength(8);
  });

  it('reports a published file with other bytes', () => {
    write('new', {'npm/argosy-sdk-1.9.0.tgz': 'other', SHA256SUMS: 'other'});
    write('old', {SHA256SUMS: 'sums'});
    expect(replacedFiles(inFolder('old'), inFolder('new'))).toEqual(['npm/argosy-sdk-1.9.0.tgz']);
  });
});

it('signs the checksums so that a changed list is noticed', () => {
  writeChecksums(inFolder('new'));
  expect(isSigned(inFolder('new'))).toBe(false);
  signChecksums(inFolder('new'), signingKey(inFolder('cache'), undefined));
  expect(isSigned(inFolder('new'))).toBe(true);
  write('new', {SHA256SUMS: 'changed'});
  expect(isSigned(inFolder('new'))).toBe(false);
});
