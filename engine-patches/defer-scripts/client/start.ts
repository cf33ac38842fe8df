import {holdInput, type HeldInput} from './hold-input';
import {loadScripts, preloadScripts} from './load-scripts';
import {loadStyles} from './load-styles';

type NavigatorWithConnection = Navigator & {connection?: {saveData?: boolean}};

/** Deliberate actions. Moving the pointer or scrolling doesn't need React. */
const interactions = ['pointerdown', 'keydown', 'focusin'];

/**
 * After the first paint, loads the full style sheet and starts the page's scripts. An interaction can
 * start the scripts earlier, and with data saver on, only an interaction does. The page is readable
 * without them. Controls that can work without React do, and other input that comes before hydration is
 * held and repeated.
 *
 * `engine-patches/keep-page-on-failure` sends `startFailed` when a chunk of the first page doesn't arrive.
 */
export default function start(startFailed: string): void {
  const root = document.documentElement;
  const {chunks, styles, integrity} = document.currentScript?.dataset ?? {};
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

  const savesData = (navigator as NavigatorWithConnection).connection?.saveData;
  afterFirstPaint(() => {
    if (!savesData) preloadScripts(chunks ? chunks.split(' ') : []);
    if (styles) loadStyles(styles, integrity);
    if (!savesData) run();
  });
}

function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  }).observe({type: 'paint', buffered: true});
}
