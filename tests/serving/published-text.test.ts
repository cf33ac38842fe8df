import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {filesUnder} from '@docs/deploy';

const text = /\.(?:html|css|js|json|md|txt|xml|yaml|webmanifest)$/;

it('no published file contains a path of the build machine', () => {
  const files = filesUnder('build').filter((file) => text.test(file));
  expect(files.length).toBeGreaterThan(900);
  const repository = process.cwd();
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(repository))).toEqual([]);
});
