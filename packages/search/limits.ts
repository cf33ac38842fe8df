/** Limits of search, from the specification and our own. */
export const maxQueryLength = 64;
export const hitsPerPage = 20;
export const maxRecentPages = 5;
/** A page's row links to at most this many of its sections. */
export const sectionsPerPage = 3;
/** How many rows are shown before the text index arrives. The others come after them. */
export const rowsBeforeText = 10;
/** Timeouts for loading a file or getting a response. */
export const firstTierTimeout = 8_000;
export const fullTextTimeout = 15_000;
/** Debounce after a key press, for backends where each query is a request. */
export const typingPause = {static: 0, algolia: 120} as const;
