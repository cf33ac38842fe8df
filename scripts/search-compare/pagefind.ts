import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import type {SearchRecord} from '../../src/search/types';
import type {SlowSite} from '../lib/slow-site';
import {type Contestant, headingOf, pageOf, timed} from './contestant';
import type {Scratch} from './scratch';

interface Pagefind {
  createIndex: (options: object) => Promise<{
    index: {
      addHTMLFile: (file: {url: string; content: string}) => Promise<unknown>;
      writeFiles: (to: {outputPath: string}) => Promise<unknown>;
    };
  }>;
  close: () => Promise<void>;
}

interface BrowserPagefind {
  search: (
    query: string,
  ) => Promise<{results: {data: () => Promise<{raw_url: string; url: string}>}[]}>;
}

/** Where Pagefind's files and an empty page for its script are served from. */
export const siteOf = (scratch: Scratch): string => path.join(scratch.folder, 'site');

/** Pagefind on a clean page per page of the records; searched in a browser, which it is made for. */
export async function pagefind(
  records: readonly SearchRecord[],
  scratch: Scratch,
  site: SlowSite,
  browser: {page: Page; origin: string},
): Promise<Contestant> {
  const outputPath = path.join(siteOf(scratch), 'pagefind');
  const entry = path.join(scratch.folder, 'node_modules', 'pagefind', 'lib', 'index.js');
  const {createIndex, close} = (await import(pathToFileURL(entry).href)) as Pagefind;
  const {milliseconds} = await timed(async () => {
    const {index} = await createIndex({});
    for (const [url, content] of pagesOf(records)) await index.addHTMLFile({url, content});
    await index.writeFiles({outputPath});
  });
  await close();

  const {page, origin} = browser;
  scratch.write('site/index.html', '<!doctype html><html lang="en"><title>Search</title>');
  await page.goto(`${origin}/index.html`);
  const ask = (query: string) =>
    page.evaluate(async (text) => {
      const script = '/pagefind/pagefind.js';
      const engine = (await import(script)) as BrowserPagefind;
      const {results} = await engine.search(text);
      return Promise.all(
        results.slice(0, 10).map(async (result) => {
          const {raw_url: raw, url} = await result.data();
          return raw || url;
        }),
      );
    }, query);

  const before = site.bytesSent;
  await ask('webhook');
  return {
    name: 'Pagefind 1.6.0',
    buildMs: milliseconds,
    // Its files come compressed.
    indexBytes:
      bytesUnder(path.join(outputPath, 'index')) + bytesUnder(path.join(outputPath, 'fragment')),
    firstResultBytes: site.bytesSent - before,
    ask,
  };
}

function pagesOf(records: readonly SearchRecord[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const record of records) {
    const tag = `h${Math.min(6, record.level)}`;
    const anchor = record.anchor ? ` id="${escape(record.anchor)}"` : '';
    const section = `<${tag}${anchor}>${escape(headingOf(record))}</${tag}>\n<p>${escape(record.content)}</p>\n`;
    pages.set(pageOf(record), (pages.get(pageOf(record)) ?? '') + section);
  }
  return new Map(
    [...pages].map(([url, body]) => [
      url,
      `<!doctype html><html lang="en"><body><main>${body}</main></body></html>`,
    ]),
  );
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function bytesUnder(folder: string): number {
  return readdirSync(folder)
    .map((name) => statSync(path.join(folder, name)).size)
    .reduce((sum, size) => sum + size, 0);
}
