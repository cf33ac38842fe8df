import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {builtFile, publishedPages} from '../support/pages';

// `every-page.spec.ts` shows that pages are readable without JavaScript.
test('links in the HTML lead from the home page to every page', () => {
  const published = new Set(publishedPages());
  const reached = new Set(['/']);
  for (const address of reached) {
    const html = readFileSync(builtFile(address), 'utf8');
    for (const [, quoted, bare] of html.matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s>]+))/g)) {
      const {host, pathname} = new URL(quoted ?? bare ?? '', 'https://here.example/');
      if (host === 'here.example' && published.has(pathname)) reached.add(pathname);
    }
  }
  expect([...published].filter((address) => !reached.has(address))).toEqual([]);
});

test('no page has content that a script would have to show', () => {
  // React moves the content of a large Suspense boundary out of its place.
  const hasBoundary = (address: string) =>
    readFileSync(builtFile(address), 'utf8').includes('<template id="B:');
  expect(publishedPages().filter(hasBoundary)).toEqual([]);
});
