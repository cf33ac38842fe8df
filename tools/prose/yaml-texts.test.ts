import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {yamlTexts} from './yaml-texts';

it('finds texts and meanings with their lines, but no values of examples', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  writeFileSync(
    path.join(folder, 'A.yaml'),
    [
      'title: A thing',
      'properties:',
      '  description:',
      '    description: What it is.',
      '    example: {title: Not a text}',
      'x-enum-meanings:',
      '  ONE: The first.',
    ].join('\n'),
  );
  const texts = yamlTexts(path.join(folder, 'A.yaml')).map(({line, text}) => `${line} ${text}`);
  rmSync(folder, {recursive: true});
  expect(texts).toEqual(['1 A thing', '4 What it is.', '7 The first.']);
});
