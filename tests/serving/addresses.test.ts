import {describe, expect, it} from 'vitest';
import {redirects} from '@docs/site/config';
import {getFrom, servers} from './server';

describe.each(servers)('on $label', (server) => {
  const get = getFrom(server);

  describe('canonical addresses', () => {
    it.each(['/', '/api', '/sdks'])('%s returns 200 with HTML', async (path) => {
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
    ])('%s redirects to %s in one step', async (path, target) => {
      const response = await get(path);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(target);
    });

    it.each([
      '//evil.example/',
      '/%5cevil.example/',
      '/%0d%0aSet-Cookie:x=1/',
      '/\\evil.example/index',
    ])('%s never redirects to another site', async (path) => {
      const response = await get(path);
      const target = response.headers.get('location') ?? '/';
      expect(target).toMatch(/^\/(?![/\\])[\w./~%-]*$/);
      expect(response.headers.get('set-cookie')).toBeNull();
    });
  });

  describe('other spellings of an address', () => {
    it.each([
      ['/API', '/api'],
      ['/API.html?q=1', '/api?q=1'],
      ['/Index.HTML', '/'],
      ['/workflow/HTML', '/workflow/html'],
      ['/salesforce-app/cppo', '/salesforce-app/CPPO'],
      ['/SALESFORCE-APP/CPPO/index', '/salesforce-app/CPPO'],
      ['/billing%20', '/billing'],
      ['/billing%20%09?q=1', '/billing?q=1'],
      ['/sdks/started/go%20sdk', '/sdks/started/Go%20SDK'],
      ['/sdks/started/GO%20SDK.html%20', '/sdks/started/Go%20SDK'],
      ['/Billing/Overview', '/billing'],
      ['/get-started%20', '/get-started'],
    ])('%s redirects to %s in one step', async (path, target) => {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([301, target]);
      expect((await get(target)).status).toBe(200);
    });

    it.each(['/Assets/js', '/openapi.YAML', '/API.md', '/SITEMAP.xml', '/Packages/python/simple'])(
      '%s returns 404, because only pages have other spellings',
      async (path) => expect((await get(path)).status).toBe(404),
    );

    it('is looked up in a bounded part of a very long address', async () => {
      expect((await get(`/billing${'%20'.repeat(1200)}x`)).status).toBe(404);
    });
  });

  describe('unknown addresses', () => {
    it.each(['/nope', '/api/nope', '/404.html', '/.git/config', '/%2e%2e/etc/passwd'])(
      '%s returns 404 or 400',
      async (path) => {
        const response = await get(path);
        expect([400, 404]).toContain(response.status);
        if (response.status === 404) expect(await response.text()).toContain('Page not found');
      },
    );
  });

  describe('redirects', () => {
    it('go to the configured addresses', async () => {
      for (const {from, to} of redirects) {
        const response = await get(from);
        expect([response.status, response.headers.get('location')]).toEqual([301, to]);
      }
    });
  });

  describe('caching', () => {
    it('keeps hashed assets for a year, and lets browsers ask for a page each time', async () => {
      const page = await get('/');
      expect(page.headers.get('cache-control')).toMatch(/^public, max-age=0, /);
      const asset = (await page.text()).match(/\/assets\/css\/[^">\s]+/)?.[0];
      const response = await get(asset ?? '/no-style-sheet');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    it.each([
      '/billing/',
      '/Billing',
      '/billing/%70ayment',
      '//billing/payment',
      '/billing/overview',
    ])('stores no redirect from %s', async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([301, 'no-store']);
    });
  });
});
