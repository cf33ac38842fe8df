import type {Library} from './library';
import {docsServerVersion} from './version';

export interface Health {
  /** `stale` means that the site is down and old copies are used. */
  status: 'ok' | 'stale' | 'unavailable';
  copyAgeSeconds: number;
  version: string;
}

/** The search index is what most calls need, and the last thing to be ready. */
export function healthOf(library: Library): Health {
  // Loads the index again if it's due, so that checks notice that the site is back.
  library.preload();
  const copy = library.search.peek();
  const age = copy?.from ? Math.round((Date.now() - copy.from.getTime()) / 1000) : 0;
  const status = copy === null ? 'unavailable' : copy.from ? 'stale' : 'ok';
  return {status, copyAgeSeconds: age, version: docsServerVersion};
}
