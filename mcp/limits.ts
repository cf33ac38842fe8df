/** How long an answer may be before it is cut into parts, in characters: about five thousand tokens. */
export const partSize = 20_000;
/** The largest file of the site is the contract, of 2.4 MB. */
export const maxFileBytes = 16 * 1024 * 1024;
export const readTimeout = 15_000;
export const maxRedirects = 3;
/** How long a catalogue or the search index is taken from memory before the site is asked again. */
export const freshFor = 5 * 60_000;
/** The largest request: arguments are names and short questions. */
export const maxRequestBytes = 64 * 1024;
export const maxConnections = 100;
