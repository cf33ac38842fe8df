import {holdInput, type HeldInput} from './hold-input';
import {loadScripts, preloadScripts} from './load-scripts';

type NavigatorWithConnection = Navigator & {connection?: {saveData?: boolean}};

/** Deliberate actions. Moving the pointer or scrolling doesn't need React. */
const interactions = ['pointerdown', 'keydown', 'focusin'];

/**
 * Starts the page's scripts after the first paint, or at the first interaction if that comes earlier.
 * With data saver on, only an interaction starts them. The page is readable without them. Controls
 * that can work without React do, and other input that comes before hydration is held and repeated.
 * `engine-patches/keep-page-on-failure` sends `startFailed` when a chunk of the first page doesn't arrive.
 */
export default function start(startFailed: string): void {
  const root = document.documentElement;
  const chunks = document.currentScript?.dataset.chunks?.split(' ') ?? [];
  let input: HeldInput;
  let isStarted = false;

  const load = () =>
    loadScripts(() => {
      isStarted = false;
      input.discard();
      waitForReader();
    });

  const run = () => {
    if (isStarted) return;
    isStarted = true;
    for (const name of interactions) removeEventListener(name, run, true);
    // The scripts need the whole page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  };

  function waitForReader(): void {
    input = holdInput();
    // After holdInput, so that the interaction that starts the scripts is held too.
    for (const name of interactions) addEventListener(name, run, true);
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

  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
  afterFirstPaint(() => {
    preloadScripts(chunks);
    run();
  });
}

function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  }).observe({type: 'paint', buffered: true});
}
