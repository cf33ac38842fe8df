/** Maximum length of a response part in characters, which is about 5,000 tokens. */
export const partSize = 20_000;
/** The site's largest file is the contract with 3 MB. */
export const maxFileBytes = 16 * 1024 * 1024;
export const readTimeout = 15_000;
export const maxRedirects = 3;
/** How long catalogs and the search index are cached, in seconds. */
export const cacheSeconds = 300;
/** How long a call waits for the site if there's an old copy. */
export const patience = 2000;
/** How long old copies are used before the site is asked again. */
export const retryAfterFailure = 30_000;
/** The Markdown pages of the whole site have 5 MB. */
export const maxPageCopies = 32 * 1024 * 1024;
/** How often a server that runs for long looks for a newer version. */
export const versionCheckInterval = 60 * 60_000;

/** For a call of the sandbox. */
export const sandboxTimeout = 10_000;
export const maxSandboxBytes = 1024 * 1024;

/** Maximum request size. Arguments are names, short questions, and bodies for the sandbox. */
export const maxRequestBytes = 64 * 1024;
/** Connections of all clients. Many systems allow a program about 1,000 open files. */
export const maxConnections = 500;
export const headersTimeout = 5000;
/** For headers and body together. */
export const requestTimeout = 10_000;
/** For a connection on which nothing moves, such as one whose client doesn't read. */
export const idleTimeout = 60_000;
