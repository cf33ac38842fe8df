/**
 * How long caches may keep a response. The nginx configuration and the files for static hosts both use
 * these values.
 *
 * A page is fresh for a minute. Caches may serve it for ten more minutes while they revalidate it, and
 * for a day if the server is down. It has no `must-revalidate`, which would forbid both.
 */
export const pageCache = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/** For files whose name changes with their content. */
export const immutableCache = 'public, max-age=31536000, immutable';
export const immutableFolders = ['/assets/'];

/**
 * For addresses with a query. The response doesn't depend on it, so a shared cache would store a copy of the
 * same page for every query that a client invents.
 */
export const queryCache = 'private, max-age=60';

/** Errors aren't cached, so that readers see a fix immediately. The same goes for redirects to Markdown. */
export const errorCache = 'no-store';
