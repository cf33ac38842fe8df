/** The first port of these tests. `DOCS_SERVING_PORT` changes it. */
export const port = Number(process.env.DOCS_SERVING_PORT ?? 4310);
export const origin = `http://127.0.0.1:${port}`;

export const browserPort = port + 1;
export const browserOrigin = `http://127.0.0.1:${browserPort}`;

export const imagePort = port + 2;
export const filesPort = port + 3;

/** A site with a certificate, and the HTTP port that redirects to it. */
export const securePorts = {plain: port + 4, tls: port + 5};
/** For the test of releases, which also uses the next port for TLS. */
export const releasePort = port + 6;
/** The site of tests/serving/injection, with the policy and without any header. */
export const hostilePorts = {guarded: port + 8, bare: port + 9};
/** The first of three ports. */
export const benchPort = port + 10;
/** A few pages of the site with compressed files, and the cache in front of it. */
export const cachePorts = {origin: port + 13, cache: port + 14, nginx: port + 24};
/** A small site as an operator runs it, with TLS and nginx's counters. */
export const operatedPorts = {plain: port + 15, tls: port + 16, status: port + 17};
export const slowPort = port + 18;
/** The first of five ports. */
export const gameDayPort = port + 19;

/** One request, not following redirects. */
export const get = (path: string) => fetch(`${origin}${path}`, {redirect: 'manual'});
