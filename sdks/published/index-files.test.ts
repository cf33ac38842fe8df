import {expect, it} from 'vitest';
import {indexFiles} from './index-files';
import {filesOf, publishedList, readList, type ListedVersion} from './list';

const version = (number: string): ListedVersion => ({
  name: 'argosy-sdk',
  version: number,
  files: Object.fromEntries(
    [
      `npm/argosy-sdk-${number}.tgz`,
      `python/simple/argosy/argosy-${number}.whl`,
      `go/argosy.example/go/argosy/@v/v${number}.zip`,
      `maven/example/argosy/argosy-sdk/${number}/argosy-sdk-${number}.pom`,
      `maven/example/argosy/argosy-sdk/${number}/argosy-sdk-${number}.pom.sha1`,
    ].map((file) => [file, {size: 3, sha256: `sum of ${file}`}]),
  ),
});

it('lists all versions for pip, Go, and Maven, by number', () => {
  const files = indexFiles([version('1.9.0'), version('1.10.0')]);
  expect(files['go/argosy.example/go/argosy/@v/list']).toBe('v1.9.0\nv1.10.0\n');
  expect(files['maven/example/argosy/argosy-sdk/maven-metadata.xml']).toMatch(
    /<groupId>example\.argosy<[\s\S]*<release>1\.10\.0<[\s\S]*1\.9\.0<[\s\S]*1\.10\.0</,
  );
  expect(files['python/simple/index.html']).toContain('<a href="argosy/">argosy</a>');
  expect(files['python/simple/argosy/index.html']).toContain(
    '<a href="argosy-1.9.0.whl#sha256=sum of python/simple/argosy/argosy-1.9.0.whl">argosy-1.9.0.whl</a>',
  );
});

it('lists checksums for people, and the newest versions for programs', () => {
  const files = indexFiles([version('1.9.0'), version('1.10.0')]);
  expect(files['checksums.txt']?.trim().split('\n')).toHaveLength(8);
  expect(files['checksums.txt']).toContain(
    'sum of npm/argosy-sdk-1.9.0.tgz  argosy-sdk-1.9.0.tgz\n',
  );
  expect(JSON.parse(files['versions.json'] ?? '')).toEqual({sdk: '1.10.0'});
});

it('has every published file once, with a checksum', () => {
  const list = readList(publishedList);
  const names = list.flatMap(({files}) => Object.keys(files));
  expect(new Set(names).size).toBe(names.length);
  for (const {sha256} of Object.values(filesOf(list))) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});
