// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadScripts, preloadScripts} from './load-scripts';
import start from './start';

vi.mock('./load-scripts', () => ({
  loadScripts: vi.fn<typeof loadScripts>(),
  preloadScripts: vi.fn<typeof preloadScripts>(),
}));

let paint: () => void;

function setSaveData(saveData: boolean): void {
  Object.defineProperty(navigator, 'connection', {configurable: true, value: {saveData}});
}

/** Reports the first paint when the test calls `paint`. */
class PaintObserver {
  constructor(report: (list: object, observer: object) => void) {
    const list = {getEntriesByName: () => [{}]};
    paint = () => report(list, {disconnect: () => undefined});
  }

  observe(): void {}
}

function act(name: string): void {
  document.body.dispatchEvent(new Event(name, {bubbles: true}));
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({toFake: ['setTimeout']});
  document.documentElement.removeAttribute('data-has-hydrated');
  document.body.innerHTML = '<button>Menu</button>';
  setSaveData(false);
  location.hash = '';
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  Object.defineProperty(document, 'readyState', {configurable: true, value: 'complete'});
});

/** Starts what still waits for the reader, so that it doesn't start in the next test. */
afterEach(() => {
  act('click');
  vi.useRealTimers();
});

it('downloads scripts after the first paint, and runs them if no reader comes', () => {
  start('start-failed');
  expect(preloadScripts).not.toHaveBeenCalled();
  paint();
  expect(preloadScripts).toHaveBeenCalledOnce();
  expect(loadScripts).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(loadScripts).toHaveBeenCalledOnce();
});

it.each(['click', 'keydown', 'focusin', 'pointermove', 'scroll'])('starts once at a %s', (name) => {
  start('start-failed');
  act(name);
  expect(loadScripts).toHaveBeenCalledOnce();
  act(name);
  paint();
  vi.runAllTimers();
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('waits until a tap has become a click', () => {
  start('start-failed');
  act('pointerdown');
  act('pointerup');
  expect(loadScripts).not.toHaveBeenCalled();
});

it('doesn’t wait if the address names a part of the page', () => {
  location.hash = '#fees';
  start('start-failed');
  paint();
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('runs scripts when the page is parsed', () => {
  Object.defineProperty(document, 'readyState', {configurable: true, value: 'loading'});
  start('start-failed');
  act('click');
  expect(loadScripts).not.toHaveBeenCalled();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('waits for an action with data saver on', () => {
  setSaveData(true);
  start('start-failed');
  paint();
  act('scroll');
  vi.runAllTimers();
  expect(preloadScripts).not.toHaveBeenCalled();
  expect(loadScripts).not.toHaveBeenCalled();
  act('click');
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('tries again at the next interaction after a failure', () => {
  start('start-failed');
  document.querySelector('button')?.click();
  vi.mocked(loadScripts).mock.calls[0]?.[0]();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  act('click');
  expect(loadScripts).toHaveBeenCalledTimes(2);
});

it('repeats held clicks when the page is hydrated', async () => {
  vi.useRealTimers();
  start('start-failed');
  document.querySelector('button')?.click();
  const clicked = new Promise((resolve) =>
    document.querySelector('button')?.addEventListener('click', resolve),
  );
  document.documentElement.dataset.hasHydrated = 'true';
  await clicked;
});
