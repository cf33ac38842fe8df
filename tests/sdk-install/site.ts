/** `DOCS_INSTALL_PORT` changes the server's port. */
export const port = Number(process.env.DOCS_INSTALL_PORT ?? 4570);
export const origin = `http://127.0.0.1:${port}`;
