import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readErrorCatalog, readEventTypes} from '../../packages/contract/contract-files';
import {withExtension} from '../../packages/content-model/page-address';
import {publishedPages} from '../support/pages';

const pages = publishedPages();
const read = (file: string) => readFileSync(`build/${file}`, 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Record<string, Record<string, string>[]>;

/** The pages that a Markdown file links to. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((https?:[^)#]+\.md)(?:#[^)]*)?\)/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .sort();

const isListedElsewhere = (page: string) => /^\/api\/(?:events|errors|sdk-methods)\//.test(page);

describe('llms.txt', () => {
  it('lists every page once, in sections, in fewer than 50,000 characters', () => {
    const text = read('llms.txt');
    const listed = pages.filter((page) => !isListedElsewhere(page));
    expect(linksIn(text)).toEqual(listed.map((page) => withExtension(page, '.md')).sort());
    expect(text.length).toBeLessThan(50_000);
    expect(text).toMatch(/^# .+\n\n> .+\n\n## /);
  });

  it('leaves events, errors, and SDK methods to the pages that list them', () => {
    const lists = ['api/webhooks.md', 'api/errors.md', 'sdks.md'];
    const links = new Set(lists.flatMap((list) => linksIn(read(list))));
    const details = pages.filter(isListedElsewhere);
    expect(details.length).toBeGreaterThan(70);
    expect(details.filter((page) => !links.has(withExtension(page, '.md')))).toEqual([]);
  });

  it('has all pages in the full file', () => {
    expect(read('llms-full.txt').match(/^url: /gm)).toHaveLength(pages.length);
  });
});

describe('the quality page', () => {
  it('is published only with results', () => {
    const isMeasured = existsSync('build/quality.json');
    expect(existsSync('build/quality.html')).toBe(isMeasured);
    expect(pages.includes('/quality')).toBe(isMeasured);
    expect(read('llms.txt').includes('/quality.md')).toBe(isMeasured);
    expect(read('index.html').includes('href="/quality"')).toBe(isMeasured);
    const {firstTier} = JSON.parse(read('search-index.json')) as {firstTier: string};
    expect(/"\/quality\b/.test(read(firstTier))).toBe(isMeasured);
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
