import {expect, it} from 'vitest';
import type {SearchRecord} from '@docs/search';
import {grow} from './grow';

const record = (path: string, title: string, content: string): SearchRecord => ({
  objectID: path,
  url: `https://docs.argosy.example${path}`,
  url_without_anchor: `https://docs.argosy.example${path}`,
  anchor: null,
  hierarchy: {lvl0: 'Guides', lvl1: title},
  level: 1,
  position: 0,
  content,
  identifiers: [],
  keywords: [],
  questions: [],
  description: title,
  area: 'guides',
  kind: 'guide',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
  method: null,
  path: null,
});

const names = ['amber', 'birch', 'cedar', 'daisy', 'elder', 'fennel', 'ginger', 'hazel'];
const records = names.map((name) => record(`/${name}`, `About ${name}`, `Common words, ${name}.`));

it('keeps the pages and adds copies up to the count, with other words', () => {
  const {records: grown} = grow(records, 20);
  expect(grown.slice(0, 8)).toEqual(records);
  expect(new Set(grown.map(({url}) => url)).size).toBe(20);
  expect(grow(records, 20)).toMatchObject({records: grown});
});

it('names the copies that have the words of the query', () => {
  const {records: grown, equals} = grow(records, 80);
  const paths = new Set(grown.map(({url}) => new URL(url).pathname));
  const copies = names.flatMap((name) => equals(`about ${name}`, `/${name}`));
  expect(copies.length).toBeGreaterThan(0);
  for (const copy of copies) expect(names).toContain(copy.split('/').at(-1));
  expect(copies.filter((copy) => paths.has(copy)).length).toBeGreaterThan(0);
});
