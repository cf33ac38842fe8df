import {correctedAddress} from '@docs/content-model';
import site from 'site-data';

interface Environment {
  /** The uploaded files, with the headers of `_headers`. */
  ASSETS: {fetch: (request: Request) => Promise<Response>};
  /** Set in previews. */
  NOINDEX?: string;
}

const pages = new Map(Object.entries(site.pages));
const moved = new Map(Object.entries(site.redirects));

/** No page's address is longer. It limits the work for hostile addresses. */
const maxLength = 300;

/**
 * Decides about addresses as `deploy/nginx` does: one form per address, Markdown for agents, and one page for everything
 * that doesn't exist. Cloudflare serves requests for existing files directly, so this runs for pages and for all other
 * addresses.
 */
export default {
  async fetch(request: Request, {ASSETS, NOINDEX}: Environment): Promise<Response> {
    const response = await respond(request, ASSETS);
    if (NOINDEX) response.headers.set('X-Robots-Tag', 'noindex');
    return response;
  },
};

async function respond(request: Request, assets: Environment['ASSETS']): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) return refusal(405, {Allow: 'GET, HEAD'});
  const {origin, pathname, search} = new URL(request.url);
  const file = (name: string, options: RequestInit = {headers: request.headers}) =>
    assets.fetch(new Request(origin + encoded(name), {method: request.method, ...options}));
  // As in nginx, only characters that are safe in headers and pages.
  const query = /^\?[!#-;=?-[\]-~]+$/.test(search) ? search : '';

  const address = canonicalAddress(pathname);
  if (address === 'broken') return refusal(400);
  // The not-found page has no address.
  if (address !== undefined && address !== '/404') {
    const target = moved.get(address) ?? address;
    if (target !== pathname) return redirect(301, target + query);
    const markdown = `${address === '/' ? '/index' : address}.md`;
    if (prefersMarkdown(request.headers.get('Accept') ?? '')) {
      const {ok} = await file(markdown, {method: 'HEAD'});
      if (ok) return redirect(303, markdown);
    }
    for (const name of filesOf(address)) {
      const found = await file(name);
      if (found.status !== 404) return withLinks(found, markdown);
    }
  }
  const {body, headers} = await file('/404.html', {});
  const response = new Response(body, {status: 404, headers});
  response.headers.set('Cache-Control', 'no-store');
  response.headers.delete('ETag');
  return response;
}

/** Cloudflare redirects other spellings of a file's path, such as `@v` of Go modules, to this one. */
const encoded = (path: string): string =>
  decodeURI(path).split('/').map(encodeURIComponent).join('/');

const refusal = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, {status, headers: {...site.headers, 'Cache-Control': 'no-store', ...headers}});

const redirect = (status: number, target: string): Response => refusal(status, {Location: target});

/** The only form in which the address is served. Undefined if no file can have it. */
function canonicalAddress(pathname: string): string | undefined {
  if (/%(?![\da-f]{2})/i.test(pathname)) return 'broken';
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname).replaceAll(/\/+/g, '/');
  } catch {
    return undefined;
  }
  const corrected = decoded.length < maxLength ? correctedAddress(decoded, pages) : undefined;
  if (corrected !== undefined) return corrected;
  const address = withoutEnding(decoded);
  // Only package indexes have a trailing slash, because their links are relative (PEP 503).
  if (/^\/packages\/python\/simple(?:\/[a-z0-9-]+)?$/.test(address)) return `${address}/`;
  if (/\/\.{1,2}(?:\/|$)/.test(address)) return undefined;
  if (/^(?:\/|(?:\/[\w.~@!+-]+)+)$/.test(address)) return address;
  return address === decoded && /^(?:\/[\w.~@!+ -]+)+$/.test(address)
    ? encodeURI(address)
    : undefined;
}

function withoutEnding(path: string): string {
  let rest = path;
  for (;;) {
    const ending = ['/index', '.html', '/'].find((text) => rest.endsWith(text));
    if (ending === undefined) return rest;
    rest = rest.slice(0, -ending.length);
    if (rest === '') return '/';
  }
}

const filesOf = (address: string): string[] =>
  address.endsWith('/')
    ? [`${address}index.html`]
    : [`${address}.html`, `${address}/index.html`, address];

/** Tells programs where to find a page's Markdown, the index for agents, and the API catalog (RFC 8288, RFC 9727). */
function withLinks(found: Response, markdown: string): Response {
  const response = new Response(found.body, found);
  if (found.ok && found.headers.get('Content-Type')?.startsWith('text/html'))
    response.headers.set(
      'Link',
      `<${markdown}>; rel="alternate"; type="text/markdown", </llms.txt>; rel="llms-txt", </.well-known/api-catalog>; rel="api-catalog"`,
    );
  return response;
}

/** Whether Markdown's quality is at least that of HTML (RFC 9110, section 12.5.1). */
function prefersMarkdown(accept: string): boolean {
  if (!/text\/markdown/i.test(accept)) return false;
  const qualities = new Map<string, number>();
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q=')) ?? 'q=1';
    const isValid = /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality);
    if (isValid && !qualities.has(type)) qualities.set(type, Number(quality.slice(2)));
  }
  const html = ['text/html', 'text/*', '*/*'].find((type) => qualities.has(type)) ?? '';
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get(html) ?? 0);
}
