/** `DOCS_SMOKE_PORT` changes the server's port. */
export const port = Number(process.env.DOCS_SMOKE_PORT ?? 4340);
export const origin = `http://127.0.0.1:${port}`;
