import {offerReload, reloadWhenPossible} from '@site/src/components/shell/reload';
import {startFailedEvent} from './start-failed';

const text =
  'This page didn’t load completely. You can read it, but its menus, search, and buttons don’t work.';

let isReported = false;

/**
 * Handles a first page that can't start because one of its files couldn't be loaded. A reload helps if
 * the server responds, because the file may have another name after a release.
 */
export async function reportFailedStart(error: unknown): Promise<void> {
  // A page consists of several routes, and each of them can fail.
  if (isReported) return;
  isReported = true;
  window.dispatchEvent(new Event(startFailedEvent));
  const explain = () => offerReload(`${text} (${String(error)})`, 'failure');
  if (wasReloaded()) explain();
  else await reloadWhenPossible(explain);
}

/** A second reload wouldn't help, and the page would keep reloading. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}
