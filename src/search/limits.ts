/** The limits the specification gives to search, and those we add. */
export const maxQueryLength = 64;
export const hitsPerPage = 20;
export const maxRecentSearches = 5;
/** A page shows at most this many of its sections in one list of results. */
export const sectionsPerPage = 3;
/** How long to wait for a file or an answer before saying that it failed. */
export const firstTierTimeout = 8_000;
export const fullTextTimeout = 15_000;
/** Pause after a key press before a query leaves, for backends where each one is a request. */
export const typingPause = {static: 0, algolia: 120} as const;
