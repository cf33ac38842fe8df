/** `DOCS_SERVING_PORT` moves the servers of these tests. */
export const port = Number(process.env.DOCS_SERVING_PORT ?? 4310);
export const origin = `http://127.0.0.1:${port}`;

export const browserPort = port + 1;
export const browserOrigin = `http://127.0.0.1:${browserPort}`;

export const imagePort = port + 2;
export const filesPort = port + 3;

/** A site with a certificate, and the plain address that leads to it. */
export const securePorts = {plain: port + 4, tls: port + 5};
/** Where the test of releases serves them, and the next one over TLS. */
export const releasePort = port + 6;
/** The site of tests/serving/injection, with the policy and without any header. */
export const hostilePorts = {guarded: port + 8, bare: port + 9};
/** The first of three. */
export const benchPort = port + 10;

/** One request, not following redirects. */
export const get = (path: string) => fetch(`${origin}${path}`, {redirect: 'manual'});
