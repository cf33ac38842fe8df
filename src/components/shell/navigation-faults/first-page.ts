import {showNotice} from './notice';
import {answers} from './reload';
import {startFailedEvent} from './start-failed';

const text =
  'This page didn’t load completely. You can read it, but its menus, search, and buttons don’t work.';

let isReported = false;

/**
 * The page that the reader opened first can't start because one of its own files didn't arrive.
 * A reload helps if the server responds: after a release the file may have another name.
 */
export async function reportFailedStart(error: unknown): Promise<void> {
  // A page consists of several routes, and each of them can fail.
  if (isReported) return;
  isReported = true;
  window.dispatchEvent(new Event(startFailedEvent));
  if (!wasReloaded() && (await answers(window.location.href))) window.location.reload();
  else explain(error);
}

function explain(error: unknown): void {
  const retry = async () => {
    if (await answers(window.location.href)) window.location.reload();
    else explain(error);
  };
  window.addEventListener('online', () => void retry(), {once: true});
  showNotice(`${text} (${String(error)})`, () => void retry(), 'failure');
}

/** Reloading twice wouldn't help more than once, and the page would never come to rest. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}
