export const port = Number(process.env.DOCS_SERVING_PORT ?? 4310);
export const origin = `http://127.0.0.1:${port}`;

/** One request, not following redirects. */
export const get = (path: string) => fetch(`${origin}${path}`, {redirect: 'manual'});
