// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {loadScripts} from './load-scripts';
import start from './start';

vi.mock('./load-scripts', () => ({loadScripts: vi.fn<typeof loadScripts>()}));

const events = {openSearch: 'open-search', startFailed: 'start-failed'};

function setSaveData(saveData: boolean): void {
  Object.defineProperty(navigator, 'connection', {configurable: true, value: {saveData}});
}

/** The browser has loaded, painted, and is idle. */
function settle(): void {
  dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.clearAllMocks();
  document.documentElement.removeAttribute('data-has-hydrated');
  document.body.innerHTML = '<button>Menu</button>';
  setSaveData(false);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});

it('starts when the browser is idle after the page has loaded', () => {
  start(events);
  expect(loadScripts).not.toHaveBeenCalled();
  settle();
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('starts earlier at an interaction, and only once', () => {
  start(events);
  document.body.dispatchEvent(new Event('pointerdown', {bubbles: true}));
  expect(loadScripts).toHaveBeenCalledOnce();
  settle();
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('waits for an interaction with data saver on', () => {
  setSaveData(true);
  start(events);
  settle();
  expect(loadScripts).not.toHaveBeenCalled();
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab', bubbles: true}));
  expect(loadScripts).toHaveBeenCalledOnce();
});

it('tries again at the next interaction after a failure', () => {
  start(events);
  settle();
  document.querySelector('button')?.click();
  vi.mocked(loadScripts).mock.calls[0]?.[0]();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  document.body.dispatchEvent(new Event('pointerdown', {bubbles: true}));
  expect(loadScripts).toHaveBeenCalledTimes(2);
});

it('repeats held clicks when the page is hydrated', async () => {
  start(events);
  document.querySelector('button')?.click();
  const clicked = new Promise((resolve) =>
    document.querySelector('button')?.addEventListener('click', resolve),
  );
  document.documentElement.dataset.hasHydrated = 'true';
  await clicked;
});
