import {describe, expect, it} from 'vitest';
import {redirects} from '../../config/redirects';
import {immutableCache, pageCache} from '../../deploy/cache-rules';
import {get} from './site';

describe('canonical addresses', () => {
  it.each(['/', '/api', '/sdks'])('%s answers 200 as HTML', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/index', '/'],
    ['/index.html', '/'],
    ['/api.html', '/api'],
    ['/api/', '/api'],
    ['/api/index', '/api'],
    ['/api/index.html', '/api'],
    ['/api.html?q=1&r=2', '/api?q=1&r=2'],
    ['/sdks/started/Go%20SDK.html', '/sdks/started/Go%20SDK'],
  ])('%s moves to %s in one step', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
  });

  it.each([
    '//evil.example/',
    '/%5cevil.example/',
    '/%0d%0aSet-Cookie:x=1/',
    '/\\evil.example/index',
  ])('%s never leads to another site', async (path) => {
    const response = await get(path);
    const target = response.headers.get('location') ?? '/';
    expect(target).toMatch(/^\/(?![/\\])[\w./~%-]*$/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('unknown addresses', () => {
  it.each(['/nope', '/api/nope', '/404.html', '/.git/config', '/%2e%2e/etc/passwd'])(
    '%s is not found',
    async (path) => {
      const response = await get(path);
      expect([400, 404]).toContain(response.status);
      if (response.status === 404) expect(await response.text()).toContain('Page not found');
    },
  );
});

describe('redirects', () => {
  it('are the configured ones', async () => {
    for (const {from, to} of redirects) {
      const response = await get(from);
      expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    }
  });
});

describe('caching', () => {
  it('keeps hashed assets for ever and pages for a minute', async () => {
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe(pageCache);
    const asset = (await page.text()).match(/\/assets\/css\/[^">\s]+/)?.[0];
    const response = await get(asset ?? '/no-style-sheet');
    expect(response.headers.get('cache-control')).toBe(immutableCache);
  });
});
