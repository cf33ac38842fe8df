import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readErrorCatalog, readEventTypes} from '@docs/contract';
import {withExtension} from '@docs/content-model';
import {publishedPages} from '../support/pages';

const pages = publishedPages();
const read = (file: string) => readFileSync(`build/${file}`, 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Record<string, Record<string, string>[]>;

/** The pages that a Markdown file links to. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((https?:[^)#]+\.md)(?:#[^)]*)?\)/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .sort();

/** Every `llms.txt` in the build: the root first. */
const indexFiles = [
  'llms.txt',
  ...[...read('llms.txt').matchAll(/\]\((https?:[^)]+\/llms\.txt)\)/g)].map(([, address = '']) =>
    new URL(address).pathname.slice(1),
  ),
];

describe('llms.txt', () => {
  it('lists every page once, in a short index and a list per area', () => {
    const texts = indexFiles.map(read);
    expect(indexFiles.length).toBeGreaterThan(15);
    expect(texts.flatMap(linksIn).sort()).toEqual(
      pages.map((page) => withExtension(page, '.md')).sort(),
    );
    for (const text of texts) {
      expect(text.length).toBeLessThanOrEqual(25_000);
      expect(text).toMatch(/^# .+\n\n> .+\n\n## /);
    }
    expect(texts[0]?.length).toBeLessThan(10_000);
  });

  it('has all pages in the full file', () => {
    const urls = read('llms-full.txt').match(/^url: .*$/gm) ?? [];
    expect(new Set(urls).size).toBe(pages.length);
  });
});

describe('catalogs', () => {
  it('have every event and every error', () => {
    expect(
      json('events.json')
        .events?.map(({type}) => type)
        .sort(),
    ).toEqual(readEventTypes().sort());
    expect(json('errors.json').errors?.map(({code}) => code)).toEqual(
      Object.keys(readErrorCatalog()),
    );
    expect(json('capabilities.json').capabilities?.length).toBeGreaterThan(10);
  });

  it('are linked from the API catalog, and every linked file exists', () => {
    const text = read('.well-known/api-catalog');
    const {linkset} = JSON.parse(text) as {linkset: {anchor: string}[]};
    expect(linkset).toHaveLength(2);
    const files = [
      'openapi.yaml',
      'openapi.json',
      'events.json',
      'errors.json',
      'capabilities.json',
      'api.md',
    ];
    for (const file of files) {
      expect(text).toContain(`/${file}"`);
      expect(existsSync(`build/${file}`)).toBe(true);
    }
  });
});
