import {expect, it} from 'vitest';
import {pageTexts} from './page-texts';

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
