// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {patienceMs} from './load-styles';

const onReady = vi.fn<() => void>();
const links = () => [...document.head.querySelectorAll('link')];

async function load(): Promise<void> {
  const {loadStyles} = await import('./load-styles');
  loadStyles('/assets/css/styles.1.css', 'sha384-1', onReady);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.clearAllMocks();
  document.head.replaceChildren();
});

afterEach(() => {
  vi.useRealTimers();
});

it('is ready when the sheet is loaded, which happens once', async () => {
  await load();
  expect(onReady).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));
  expect(onReady).toHaveBeenCalledOnce();
  await load();
  expect(onReady).toHaveBeenCalledTimes(2);
  expect(links()).toHaveLength(1);
});

it('is ready without the sheet if it doesn’t arrive, and requests it again', async () => {
  await load();
  links()[0]?.dispatchEvent(new Event('error'));
  expect(onReady).toHaveBeenCalledOnce();
  await load();
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('load'));
  expect(onReady).toHaveBeenCalledTimes(2);
});

it('is ready once without the sheet if it hangs, even if it arrives later', async () => {
  await load();
  vi.advanceTimersByTime(patienceMs - 1);
  expect(onReady).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onReady).toHaveBeenCalledOnce();
  links()[0]?.dispatchEvent(new Event('load'));
  expect(onReady).toHaveBeenCalledOnce();
});
