// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
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

beforeEach(() => {
  vi.clearAllMocks();
  document.documentElement.removeAttribute('data-has-hydrated');
  document.body.innerHTML = '<button>Menu</button>';
  setSaveData(false);
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  Object.defineProperty(document, 'readyState', {configurable: true, value: 'complete'});
});

it('starts after the first paint', () => {
  start('start-failed');
  expect(loadScripts).not.toHaveBeenCalled();
  paint();
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('downloads scripts while the page is parsed, and runs them after that', () => {
  Object.defineProperty(document, 'readyState', {configurable: true, value: 'loading'});
  start('start-failed');
  paint();
  expect(preloadScripts).toHaveBeenCalledOnce();
  expect(loadScripts).not.toHaveBeenCalled();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('starts earlier at an interaction, and only once', () => {
  start('start-failed');
  document.body.dispatchEvent(new Event('pointerdown', {bubbles: true}));
  expect(loadScripts).toHaveBeenCalledOnce();
  paint();
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('waits for an interaction with data saver on', () => {
  setSaveData(true);
  start('start-failed');
  paint();
  expect(loadScripts).not.toHaveBeenCalled();
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab', bubbles: true}));
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('tries again at the next interaction after a failure', () => {
  start('start-failed');
  paint();
  document.querySelector('button')?.click();
  vi.mocked(loadScripts).mock.calls[0]?.[0]();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  document.body.dispatchEvent(new Event('pointerdown', {bubbles: true}));
  expect(loadScripts).toHaveBeenCalledTimes(2);
});

it('repeats held clicks when the page is hydrated', async () => {
  start('start-failed');
  document.querySelector('button')?.click();
  const clicked = new Promise((resolve) =>
    document.querySelector('button')?.addEventListener('click', resolve),
  );
  document.documentElement.dataset.hasHydrated = 'true';
  await clicked;
});
