import {holdInput, type HeldInput} from './hold-input';
import {loadScripts, preloadScripts} from './load-scripts';
import {loadStyles} from './load-styles';
import {preload} from './preload';

type NavigatorWithConnection = Navigator & {connection?: {saveData?: boolean}};

/** What the reader does deliberately. With data saver on, nothing else starts the scripts. */
const actions = ['click', 'keydown', 'focusin'];

/** What shows that the reader is there. A tap has none of these before its click. */
const signs = ['pointermove', 'scroll'];

/** By then, most readers have scrolled or tapped. The others only read. */
const readerTimeoutMs = 8000;

/**
 * After the first paint, downloads the full style sheet and the page's scripts. They're used when the
 * reader is there, after the effect of what the reader does, because they keep a slow phone busy for more
 * than a second. A page that's empty without them, or an address that selects something, doesn't wait.
 * With data saver on, they're only downloaded when the reader acts.
 *
 * The page is readable without scripts. Controls that can work without React do, and other input that
 * comes before hydration is held and repeated.
 *
 * `engine-patches/keep-page-on-failure` sends `startFailed` when a chunk of the first page doesn't arrive.
 */
export default function start(startFailed: string): void {
  const root = document.documentElement;
  const {chunks, styles, integrity = '', eager} = document.currentScript?.dataset ?? {};
  const savesData = (navigator as NavigatorWithConnection).connection?.saveData;
  const triggers = savesData ? actions : [...actions, ...signs];
  let input: HeldInput;
  let isStarted = false;

  const onFailure = () => {
    isStarted = false;
    input.discard();
    waitForReader();
  };
  // What scripts add to the page needs the full sheet.
  const load = () =>
    styles ? loadStyles(styles, integrity, () => loadScripts(onFailure)) : loadScripts(onFailure);

  const run = () => {
    if (isStarted) return;
    isStarted = true;
    for (const name of triggers) removeEventListener(name, runSoon, true);
    // The scripts need the whole page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  };

  /** The next frame has the effect of the action. */
  const runSoon = () => requestAnimationFrame(() => whenIdle(run));

  function waitForReader(): void {
    input = holdInput();
    // After holdInput, so that the action that starts the scripts is held too.
    for (const name of triggers) addEventListener(name, runSoon, true);
    addEventListener('online', run, {once: true});
  }

  waitForReader();
  addEventListener(startFailed, () => input.discard());

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    // React attaches the handlers of the current commit before this runs.
    setTimeout(() => input.replay());
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  afterFirstPaint(() => {
    if (savesData) return;
    if (styles) preload('style', styles, integrity);
    preloadScripts(chunks ? chunks.split(' ') : []);
    if (eager !== undefined || location.search || location.hash) run();
    else setTimeout(() => whenIdle(run), readerTimeoutMs);
  });
}

function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  }).observe({type: 'paint', buffered: true});
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, {timeout: 1000});
  else setTimeout(run, 100);
}
