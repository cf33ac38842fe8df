/** Maximum length of a response part in characters, which is about 5,000 tokens. */
export const partSize = 20_000;
/** The site's largest file is the contract with 2.4 MB. */
export const maxFileBytes = 16 * 1024 * 1024;
export const readTimeout = 15_000;
export const maxRedirects = 3;
/** How long catalogs and the search index are cached. */
export const cacheDuration = 5 * 60_000;
/** Maximum request size. Arguments are names and short questions. */
export const maxRequestBytes = 64 * 1024;
export const maxConnections = 100;
