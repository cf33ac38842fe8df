import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageTexts, yamlTexts} from './text';

const textsOf = (source: string) =>
  pageTexts('a.mdx', source).map(({line, text}) => `${line} ${text}`);

it('finds front matter, headings, paragraphs, and tables with their lines', () => {
  const source = [
    '---',
    'kind: guide',
    'title: A title',
    'description: "A description."',
    '---',
    '',
    '## Send it {#send}',
    'A paragraph with **two',
    'lines** and <Field of="Offer" name="id" />. Call <Op slug="create-offer" />.',
    '',
    '| A | B |',
    '| --- | --- |',
  ].join('\n');
  expect(textsOf(source)).toEqual([
    '3 A title',
    '4 A description.',
    '7 Send it',
    '8 A paragraph with two\nlines and CODE. Call CREATE OFFER.',
    '11 | A | B |\n| --- | --- |',
  ]);
});

it('finds titles of steps, notes, and diagrams, but no code', () => {
  const source = [
    '<Step title="Open the form">',
    '',
    ':::tip[In short]',
    '',
    '```mermaid',
    '  accDescr: What it shows.',
    '  A --> B',
    '```',
    '',
    '```ts',
    'const answer = 42;',
    '```',
  ].join('\n');
  expect(textsOf(source)).toEqual(['1 Open the form', '3 In short', '6 What it shows.']);
});

it('finds the meanings of settings', () => {
  const source = [
    '<Settings',
    '  of="Email"',
    '  rows={[',
    "    {name: 'Sender', type: 'text', meaning: 'Who sends it.'},",
    '  ]}',
    '/>',
    'A paragraph.',
  ].join('\n');
  expect(textsOf(source)).toEqual(['4 Who sends it.', '7 A paragraph.']);
});

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
