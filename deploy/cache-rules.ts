/**
 * How long an answer may be kept. nginx and the files for a static host are both written from here.
 *
 * A page is fresh for a minute, may be shown for ten more while it is asked for again, and for a day
 * when the server is down. `must-revalidate` would cancel the last two, so it is not there.
 */
export const pageCache = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/** The name of these files changes with their content. */
export const immutableCache = 'public, max-age=31536000, immutable';
export const immutableFolders = ['/assets/', '/fonts/'];

/** A mistake must not outlive its repair. */
export const errorCache = 'no-store';
