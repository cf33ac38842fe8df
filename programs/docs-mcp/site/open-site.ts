import {open, realpath} from 'node:fs/promises';
import path from 'node:path';
import {maxFileBytes, maxRedirects, readTimeout} from '../limits';
import {NotFoundError, UserError} from '../user-error';
import type {Site} from './site';

/** `where` is a URL or a folder. `published` lists the public URLs of the site. */
export async function openSite(where: string, published: readonly string[]): Promise<Site> {
  return /^https?:\/\//i.test(where)
    ? openWeb(new URL(where), published)
    : openFolder(where, published);
}

/** Opens a local build. */
async function openFolder(folder: string, origins: readonly string[]): Promise<Site> {
  const root = await realpath(folder).catch(() => {
    throw new UserError(`There's no folder ${folder}. Build the site first, or use its URL.`);
  });
  return {
    name: root,
    basePath: '/',
    origins,
    async read(file, signal) {
      const real = await realpath(path.join(root, file)).catch(() => null);
      // A symbolic link may point outside the folder, so the real path is checked.
      if (!real?.startsWith(root + path.sep))
        throw new NotFoundError(`The site has no file ${file}.`);
      const handle = await open(real);
      try {
        const {size} = await handle.stat();
        if (size > maxFileBytes) throw new UserError(`${file} is too large to read.`);
        return await handle.readFile({encoding: 'utf8', signal});
      } catch (error) {
        if (isDirectory(error)) throw new NotFoundError(`The site has no file ${file}.`);
        throw error;
      } finally {
        await handle.close();
      }
    },
  };
}

function isDirectory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EISDIR';
}

/** Opens a remote site. Requests go only to its origin and below its path. */
function openWeb(address: URL, origins: readonly string[]): Site {
  const base = new URL(address);
  base.search = base.hash = '';
  if (base.username || base.password)
    throw new UserError("The site URL can't contain a user name or password.");
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const belongs = (url: URL) =>
    url.origin === base.origin && url.pathname.startsWith(base.pathname);

  async function get(url: URL, signal: AbortSignal, hops = 0): Promise<Response> {
    const response = await fetch(url, {signal, redirect: 'manual', credentials: 'omit'});
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, url) ? new URL(location, url) : null;
    if (!next || !belongs(next))
      throw new UserError("The site redirects to another site, which this server doesn't follow.");
    if (hops >= maxRedirects) throw new UserError('The site redirects too often.');
    return get(next, signal, hops + 1);
  }

  return {
    name: base.href,
    basePath: base.pathname,
    origins: [...new Set([base.origin, ...origins])],
    async read(file, signal) {
      const url = new URL(file.split('/').map(encodeURIComponent).join('/'), base);
      if (!belongs(url)) throw new NotFoundError(`The site has no file ${file}.`);
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(readTimeout)]);
      try {
        const response = await get(url, bounded);
        return await textOf(response, file);
      } catch (error) {
        if (error instanceof UserError || signal.aborted) throw error;
        throw new UserError(
          bounded.aborted
            ? `The site didn't respond within ${readTimeout / 1000} seconds. Try again.`
            : `The site ${base.href} can't be reached. Try again later.`,
        );
      }
    },
  };
}

async function textOf(response: Response, file: string): Promise<string> {
  const {status, body, headers} = response;
  // A server that returns its home page for every path doesn't have the file either.
  const isPage = headers.get('content-type')?.includes('text/html');
  if (status === 404 || status === 410 || (status === 200 && isPage)) {
    await body?.cancel();
    throw new NotFoundError(`The site has no file ${file}.`);
  }
  if (status !== 200 || !body) {
    await body?.cancel();
    throw new UserError(`The site returned status ${status}. Try again later.`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxFileBytes) throw new UserError(`${file} is too large to read.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
