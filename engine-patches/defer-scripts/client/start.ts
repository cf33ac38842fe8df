import {holdInput, type HeldInput} from './hold-input';
import {loadScripts} from './load-scripts';

interface EventNames {
  openSearch: string;
  /** Sent by `engine-patches/keep-page-on-failure` when a chunk of the first page doesn't arrive. */
  startFailed: string;
}

type NavigatorWithConnection = Navigator & {connection?: {saveData?: boolean}};

/** Deliberate actions. Moving the pointer or scrolling doesn't need React. */
const interactions = ['pointerdown', 'keydown', 'focusin'];

/**
 * Starts the page's scripts when the browser is idle after the first paint, or at the first interaction
 * if that comes earlier. With data saver on, only an interaction starts them. The page is readable
 * without them. Input that comes before hydration is held and repeated.
 */
export default function start(events: EventNames): void {
  const root = document.documentElement;
  let input: HeldInput;
  let isStarted = false;

  const run = () => {
    if (isStarted) return;
    isStarted = true;
    for (const name of interactions) removeEventListener(name, run, true);
    loadScripts(() => {
      isStarted = false;
      input.discard();
      waitForReader();
    });
  };

  function waitForReader(): void {
    input = holdInput(events.openSearch);
    // After holdInput, so that the interaction that starts the scripts is held too.
    for (const name of interactions) addEventListener(name, run, true);
    addEventListener('online', run, {once: true});
  }

  waitForReader();
  addEventListener(events.startFailed, () => input.discard());

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    // React attaches the handlers of the current commit before this runs.
    setTimeout(() => input.replay());
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
  addEventListener('load', () => requestAnimationFrame(() => whenIdle(run)));
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, {timeout: 1000});
  else setTimeout(run, 100);
}
