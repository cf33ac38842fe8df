import {expect, it, vi} from 'vitest';
import worker from './worker';

vi.mock('site-data', () => ({
  default: {
    headers: {'X-Frame-Options': 'DENY'},
    redirects: {'/billing/overview': '/billing'},
    pages: {'/': '/', '/billing': '/billing', '/go sdk': '/Go%20SDK'},
  },
}));

const files = new Set([
  '/index.html',
  '/billing.html',
  '/billing.md',
  '/packages/python/simple/index.html',
  '/404.html',
]);
const ASSETS = {
  fetch: ({url}: Request) => {
    const {pathname} = new URL(url);
    const type = pathname.endsWith('.html') ? 'text/html' : 'text/markdown';
    return Promise.resolve(
      files.has(pathname)
        ? new Response(pathname, {headers: {'Content-Type': type, ETag: '"1"'}})
        : new Response(null, {status: 404}),
    );
  },
};

const get = (path: string, options: RequestInit = {}, noindex?: string) =>
  worker.fetch(new Request(`https://docs.example${path}`, options), {ASSETS, NOINDEX: noindex});

it.each([
  ['/billing/', '/billing'],
  ['/billing.html?q=1', '/billing?q=1'],
  ['/Billing/index?q=1&r=2', '/billing?q=1&r=2'],
  ['/billing/overview?q=1', '/billing?q=1'],
  ['/packages/python/simple', '/packages/python/simple/'],
  ['/no-such.html', '/no-such'],
])('redirects %s to %s with its query, and lets no cache keep that', async (path, target) => {
  const {status, headers} = await get(path);
  expect([status, headers.get('Location')]).toEqual([301, target]);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});

it.each([
  ['/', '/index.html'],
  ['/billing', '/billing.html'],
  ['/billing.md', '/billing.md'],
  ['/packages/python/simple/', '/packages/python/simple/index.html'],
])('serves %s from %s', async (path, file) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([200, file]);
});

it.each(['/nope', '/404', '/%ff', '/billing/%2e%2e/x'])(
  '%s gets the not-found page',
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, '/404.html']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.has('ETag')).toBe(false);
  },
);

it('leads programs that prefer Markdown to it', async () => {
  const wanting = (accept: string) => get('/billing', {headers: {Accept: accept}});
  const found = await wanting('text/markdown, text/html;q=0.5');
  expect([found.status, found.headers.get('Location')]).toEqual([303, '/billing.md']);
  const page = await wanting('text/html, text/markdown;q=0.5');
  expect(page.status).toBe(200);
  expect(page.headers.get('Link')).toContain('</billing.md>; rel="alternate"');
});

it('refuses writes and broken escapes', async () => {
  const write = await get('/billing', {method: 'POST'});
  expect([write.status, write.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await get('/%zz')).status).toBe(400);
});

it('keeps previews out of search engines', async () => {
  for (const path of ['/', '/nope', '/billing/'])
    expect((await get(path, {}, 'true')).headers.get('X-Robots-Tag')).toBe('noindex');
});
