/** `DOCS_SERVING_PORT` moves the servers of these tests. */
export const port = Number(process.env.DOCS_SERVING_PORT ?? 4310);
export const origin = `http://127.0.0.1:${port}`;

export const browserPort = port + 1;
/** Where the test of releases serves them. */
export const releasePort = port + 2;
export const imagePort = port + 3;
/** A site with a certificate, and the plain address that leads to it. */
export const plainPort = port + 4;
export const tlsPort = port + 5;
export const browserOrigin = `http://127.0.0.1:${browserPort}`;

/** One request, not following redirects. */
export const get = (path: string) => fetch(`${origin}${path}`, {redirect: 'manual'});
