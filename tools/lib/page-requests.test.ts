import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {brotliSize, type Request, weigh} from './page-requests';

it('adds up bytes by kind and excludes prefetched files from the total', () => {
  const request = (kind: Request['kind'], bytes: number): Request => ({
    url: '',
    kind,
    bytes,
  });
  expect(
    weigh([
      request('html', 1000),
      request('js', 2000),
      request('js', 500),
      request('prefetched', 9000),
    ]),
  ).toMatchObject({html: 1, js: 2.5, prefetched: 9, total: 3.5, requests: 3});
});

it('finds files as nginx does, and compresses them unless their format is compressed', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'brotli-'));
  writeFileSync(path.join(root, 'page.html'), 'word '.repeat(1000));
  writeFileSync(path.join(root, 'font.woff2'), Buffer.alloc(1000));
  expect(brotliSize(root, 'http://site.example/page?query')).toBeLessThan(100);
  expect(brotliSize(root, 'http://site.example/font.woff2')).toBe(1000);
  expect(brotliSize(root, 'http://site.example/missing')).toBe(0);
});
