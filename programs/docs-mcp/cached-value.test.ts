import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {CachedValue} from './cached-value';
import {patience, retryAfterFailure} from './limits';

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
