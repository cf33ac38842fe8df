import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {filesUnder} from '../../deploy/files';

const text = /\.(?:html|css|js|json|md|txt|xml|yaml|webmanifest)$/;

it('no published file names a folder of the machine that built it', () => {
  const files = filesUnder('build').filter((file) => text.test(file));
  expect(files.length).toBeGreaterThan(900);
  const here = process.cwd();
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(here))).toEqual([]);
});
