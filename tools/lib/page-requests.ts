import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {CDPSession, Page} from '@playwright/test';

const kinds = ['html', 'css', 'js', 'fonts', 'images', 'prefetched', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOfType: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'images',
};

/** Prefetched files have no specific type, but only they have this low priority. */
const kindOf = (type: string, priority: string): Kind =>
  kindOfType[type] ?? (priority === 'VeryLow' ? 'prefetched' : 'other');

export type Request = {
  url: string;
  kind: Kind;
  bytes: number;
};

/**
 * Reports a connection on which Docusaurus doesn't prefetch, so that each file is counted when it's used. A
 * prefetched script would come from the cache when it runs.
 */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = {effectiveType: '2g', saveData: false};
    Object.defineProperty(navigator, 'connection', {configurable: true, value});
  });
}

/** Records all network requests from now on, without those served from a cache. */
export async function watchRequests(session: CDPSession, root: string): Promise<Request[]> {
  const pending = new Map<string, Omit<Request, 'bytes'>>();
  const requests: Request[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', (event) => {
    const {requestId, request, type = 'Other'} = event;
    if (!request.url.startsWith('http')) return;
    pending.set(requestId, {
      url: request.url,
      kind: kindOf(type, request.initialPriority),
    });
  });
  session.on('Network.requestServedFromCache', ({requestId}) => void pending.delete(requestId));
  session.on('Network.responseReceived', ({requestId, response}) => {
    const request = pending.get(requestId);
    pending.delete(requestId);
    if (!request || response.fromDiskCache || response.fromPrefetchCache) return;
    requests.push({...request, bytes: brotliSize(root, request.url)});
  });
  return requests;
}

type Weight = Record<Kind | 'total', number> & {requests: number};

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

export const bytesOf = (kind: Kind, requests: Request[]): number =>
  requests.filter((request) => request.kind === kind).reduce((sum, {bytes}) => sum + bytes, 0);

/** Kilobytes by kind. The total doesn't include prefetched files. */
export function weigh(requests: Request[]): Weight {
  const byKind = kinds.map((kind) => [kind, kilobytes(bytesOf(kind, requests))]);
  const now = requests.filter(({kind}) => kind !== 'prefetched');
  return {
    ...(Object.fromEntries(byKind) as Record<Kind, number>),
    total: kilobytes(now.reduce((sum, {bytes}) => sum + bytes, 0)),
    requests: now.length,
  };
}

const sizes = new Map<string, number>();
const compressedAlready = /\.(?:woff2?|png|jpe?g|avif|webp|ico|wasm)$/;

/** The brotli size of a URL's file, or its own size if its format is already compressed. */
export function brotliSize(root: string, address: string): number {
  const pathname = decodeURIComponent(new URL(address).pathname).replace(/\/$/, '');
  const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
    .map((name) => path.join(root, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (!file) return 0;
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const size = compressedAlready.test(file) ? content.length : brotliCompressSync(content).length;
  sizes.set(file, size);
  return size;
}
