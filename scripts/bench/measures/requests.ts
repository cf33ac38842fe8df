import type {CDPSession, Page} from '@playwright/test';
import {brotliSize} from './brotli-size';

export const kinds = ['html', 'css', 'js', 'fonts', 'images', 'prefetched', 'other'] as const;
export type Kind = (typeof kinds)[number];

const kindOfType: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'images',
};

/** What is fetched for a later page has no type of its own, but no other request is so little urgent. */
const kindOf = (type: string, priority: string): Kind =>
  kindOfType[type] ?? (priority === 'VeryLow' ? 'prefetched' : 'other');

export type Request = {
  url: string;
  kind: Kind;
  /** Seconds, on the clock of the browser's own events. */
  began: number;
  /** The same moment in milliseconds, on the clock of `performance.timeOrigin`. */
  beganAt: number;
  bytes: number;
};

/**
 * Reports a reader who saves data. Nothing is fetched ahead then, so that each file is counted when it
 * is used: a script that was fetched ahead would come from the cache when it runs.
 */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = {effectiveType: '4g', saveData: true};
    Object.defineProperty(navigator, 'connection', {configurable: true, value});
  });
}

/** Every request that went over the line, from now on; what a cache answers is not there. */
export async function watchRequests(session: CDPSession, root: string): Promise<Request[]> {
  const asked = new Map<string, Omit<Request, 'bytes'>>();
  const requests: Request[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', (event) => {
    const {requestId, request, type = 'Other', timestamp, wallTime} = event;
    if (!request.url.startsWith('http')) return;
    asked.set(requestId, {
      url: request.url,
      kind: kindOf(type, request.initialPriority),
      began: timestamp,
      beganAt: wallTime * 1000,
    });
  });
  session.on('Network.requestServedFromCache', ({requestId}) => void asked.delete(requestId));
  session.on('Network.responseReceived', ({requestId, response}) => {
    const request = asked.get(requestId);
    asked.delete(requestId);
    if (!request || response.fromDiskCache || response.fromPrefetchCache) return;
    requests.push({...request, bytes: brotliSize(root, request.url)});
  });
  return requests;
}

export type Weight = Record<Kind | 'total', number> & {requests: number};

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

export const bytesOf = (kind: Kind, requests: Request[]): number =>
  requests.filter((request) => request.kind === kind).reduce((sum, {bytes}) => sum + bytes, 0);

/** Kilobytes by kind. What is prefetched for later is no part of the total. */
export function weigh(requests: Request[]): Weight {
  const byKind = kinds.map((kind) => [kind, kilobytes(bytesOf(kind, requests))]);
  const now = requests.filter(({kind}) => kind !== 'prefetched');
  return {
    ...(Object.fromEntries(byKind) as Record<Kind, number>),
    total: kilobytes(now.reduce((sum, {bytes}) => sum + bytes, 0)),
    requests: now.length,
  };
}
