import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {CachedValue, PageCopies} from './cached-value';
import {patience, retryAfterFailure} from './limits';
import {type Site, siteFile, type SiteFile} from './site/site';
import {NotFoundError, UserError} from './user-error';

const lifetime = 60_000;
const start = new Date('2026-11-17T09:00:00Z');

beforeEach(() => vi.useFakeTimers({now: start}));
afterEach(() => vi.useRealTimers());

it('loads once during its lifetime, even for calls at the same time', async () => {
  const load = vi.fn(() => Promise.resolve('text'));
  const cached = new CachedValue(load, lifetime);
  await Promise.all([cached.get(), cached.get()]);
  await cached.get();
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(lifetime);
  expect(await cached.get()).toEqual({value: 'text'});
  expect(load).toHaveBeenCalledTimes(2);
});

it("doesn't cache a failure of the first load", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down'));
  load.mockResolvedValue('text');
  const cached = new CachedValue(load, lifetime);
  await expect(cached.get()).rejects.toThrow('down');
  expect(cached.peek()).toBeNull();
  expect(await cached.get()).toEqual({value: 'text'});
});

it('keeps the old value while it can not be loaded, and says how old it is', async () => {
  const load = vi.fn(() => Promise.resolve('old'));
  const cached = new CachedValue(load, lifetime);
  await cached.get();
  load.mockRejectedValue(new Error('down'));
  vi.advanceTimersByTime(10 * lifetime);
  expect(await cached.get()).toEqual({value: 'old', from: start});
  expect(await cached.get()).toEqual({value: 'old', from: start});
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('new');
  vi.advanceTimersByTime(retryAfterFailure);
  expect(await cached.get()).toEqual({value: 'new'});
});

it("doesn't wait long for a new value if there's an old one", async () => {
  const {cached, copy, slow} = await withSlowLoad();
  expect(await copy).toEqual({value: 'old', from: start});
  // The slow load isn't lost.
  slow.resolve('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(cached.peek()).toEqual({value: 'new'});
});

it('ignores that a slow load fails later', async () => {
  const {copy, slow} = await withSlowLoad();
  slow.reject(new Error('down'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await copy).toMatchObject({value: 'old'});
});

/** A copy that was requested when there's an old value and the new one takes too long. */
async function withSlowLoad() {
  const load = vi.fn(() => Promise.resolve('old'));
  const cached = new CachedValue(load, lifetime);
  await cached.get();
  const slow = deferred();
  load.mockReturnValue(slow.promise);
  vi.advanceTimersByTime(lifetime);
  const copy = cached.get();
  await vi.advanceTimersByTimeAsync(patience);
  return {cached, copy, slow};
}

function deferred() {
  let resolve: (value: string) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<string>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return {promise, resolve, reject};
}

const signal = new AbortController().signal;
const page = siteFile('page.md') as SiteFile;
const other = siteFile('other.md') as SiteFile;

function copiesOf(maxSize?: number) {
  const read = vi.fn<Site['read']>();
  const site: Site = {name: 'test', basePath: '/', origins: [], read};
  return {read, copies: new PageCopies(site, maxSize)};
}

it('returns the last copy while the site is down, and asks the site each time', async () => {
  const {read, copies} = copiesOf();
  read.mockResolvedValueOnce('first').mockRejectedValueOnce(new UserError('down'));
  read.mockResolvedValueOnce('second');
  expect(await copies.read(page, signal)).toEqual({value: 'first'});
  expect(await copies.read(page, signal)).toEqual({value: 'first', from: expect.any(Date) as Date});
  expect(await copies.read(page, signal)).toEqual({value: 'second'});
});

it('forgets a page that the site removed', async () => {
  const {read, copies} = copiesOf();
  read.mockResolvedValueOnce('text').mockRejectedValueOnce(new NotFoundError('gone'));
  read.mockRejectedValue(new UserError('down'));
  await copies.read(page, signal);
  await expect(copies.read(page, signal)).rejects.toThrow('gone');
  await expect(copies.read(page, signal)).rejects.toThrow('down');
});

it('keeps the pages that were read last', async () => {
  const {read, copies} = copiesOf(10);
  read.mockResolvedValueOnce('12345678').mockResolvedValueOnce('1234');
  await copies.read(page, signal);
  await copies.read(other, signal);
  read.mockRejectedValue(new UserError('down'));
  await expect(copies.read(page, signal)).rejects.toThrow('down');
  expect(await copies.read(other, signal)).toMatchObject({value: '1234'});
});

it('throws if the call is canceled', async () => {
  const {read, copies} = copiesOf();
  read.mockResolvedValueOnce('text').mockRejectedValue(new Error('canceled'));
  await copies.read(page, signal);
  await expect(copies.read(page, AbortSignal.abort())).rejects.toThrow('canceled');
});
