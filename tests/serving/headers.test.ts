import {describe, expect, it} from 'vitest';
import {documentHeader} from '@docs/deploy';
import {differs} from './differences';
import {expectedHeaders, expectedHeadersOfFiles} from './expected-headers';
import {knownAddresses} from './known-addresses';
import {requestFor, sendRaw} from './raw-request';
import {servers} from './server';

const addressBelow = (folder: string) =>
  [...knownAddresses].find((address) => address.startsWith(folder)) ?? '';
const asset = addressBelow('/assets/js/');
const styleSheet = addressBelow('/assets/css/');
const searchData = addressBelow('/assets/search/');
const font = addressBelow('/assets/fonts/');
const raw = (text: string) => Buffer.from(text, 'latin1');

/** One request for every kind of response. */
const responses: [status: number, what: string, request: Buffer][] = [
  [200, 'a page', requestFor('/api')],
  [200, 'a page, headers only', requestFor('/api', {method: 'HEAD'})],
  [200, 'the contract', requestFor('/openapi.yaml')],
  [301, 'another spelling', requestFor('/api/')],
  [301, 'a moved page', requestFor('/billing/overview')],
  [400, 'a broken escape', requestFor('/%zz')],
  [404, 'an unknown page', requestFor('/nope')],
  [404, 'a character no page has', requestFor('/%ff')],
  [404, 'a hidden file', requestFor('/.git/config')],
  [405, 'a write', requestFor('/api', {method: 'POST'})],
];

/** Requests that Cloudflare's runtime answers itself, or has no limit for. */
const rejected: typeof responses = [
  [400, 'a line that is not a request', raw('\x16\x03\x01\r\n\r\n')],
  [400, 'no host', raw('GET / HTTP/1.1\r\n\r\n')],
  [405, 'an unknown method', requestFor('/api', {method: 'BREW'})],
  [413, 'a body', raw(`POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999\r\n\r\n`)],
  [414, 'an endless address', requestFor(`/${'a'.repeat(5000)}`)],
  [400, 'an unknown encoding', requestFor('/api', {headers: 'Transfer-Encoding: identity\r\n'})],
  [400, 'another protocol', raw('GET / HTTP/3.0\r\nHost: 127.0.0.1\r\n\r\n')],
];

/** Written out, because nginx and `build/_headers` take their headers from one list. */
const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-hashes'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types argosy#bundler argosy#build default',
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), clipboard-read=()',
    'compute-pressure=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=()',
    'geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=()',
    'keyboard-map=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=()',
    'payment=(), publickey-credentials-create=(), publickey-credentials-get=()',
    'screen-wake-lock=(), serial=(), storage-access=(), sync-xhr=(), usb=()',
    'window-management=(), xr-spatial-tracking=()',
  ].join(', '),
};

it('has every security header, and a policy that only adds hashes', () => {
  const policy = expectedHeaders['Content-Security-Policy']?.replaceAll(/ 'sha256-[^']+'/g, '');
  expect({...expectedHeaders, 'Content-Security-Policy': policy}).toEqual(securityHeaders);
});

describe.each(servers)('the header set of $label', (server) => {
  const send = (request: Buffer) => sendRaw(server, request);

  const expected = differs(server) ? responses : [...responses, ...rejected];

  it.each(expected)('is in the response %i for %s exactly once', async (status, _, request) => {
    const response = await send(request);
    expect(response?.status).toBe(status);
    for (const [name, value] of Object.entries(expectedHeaders))
      expect(response?.headers.get(name.toLowerCase()), name).toEqual([value]);
    expect(response?.headers.get('cache-control')).toHaveLength(1);
    if (status > 304 || status === 301)
      expect(response?.headers.get('cache-control')).toEqual(['no-store']);
    if (status === 405) expect(response?.headers.get('allow')).toEqual(['GET, HEAD']);
    if (!differs(server)) expect(response?.headers.get('server')).toEqual(['nginx']);
  });

  it('is in the response 304 for a page that did not change exactly once', async () => {
    const etag = (await send(requestFor('/api')))?.headers.get('etag')?.[0] ?? '';
    const response = await send(requestFor('/api', {headers: `If-None-Match: ${etag}\r\n`}));
    expect(response?.status).toBe(304);
    for (const [name, value] of Object.entries(expectedHeaders))
      expect(response?.headers.get(name.toLowerCase()), name).toEqual([value]);
  });

  it.each([
    ['a script', asset],
    ['a style sheet', styleSheet],
    ['a font', font],
    ['search data', searchData],
  ])('is short for %s, which is no document', async (_, address) => {
    const response = await send(requestFor(address));
    expect(response?.status).toBe(200);
    expect(response?.headers.get(documentHeader.toLowerCase())).toBeUndefined();
    for (const [name, value] of Object.entries(expectedHeadersOfFiles))
      expect(response?.headers.get(name.toLowerCase()), name).toEqual([value]);
  });

  it('is whole for a page that an unknown script gets', async () => {
    const response = await send(requestFor('/assets/js/nope.js'));
    expect(response?.status).toBe(404);
    expect(response?.headers.get('permissions-policy')).toHaveLength(1);
  });

  it.skipIf(differs(server))(
    'has no HSTS over plain HTTP, except behind a proxy with HTTPS',
    async () => {
      const name = 'strict-transport-security';
      expect((await send(requestFor('/api')))?.headers.get(name)).toBeUndefined();
      const behindProxy = requestFor('/api', {headers: 'X-Forwarded-Proto: https\r\n'});
      expect((await send(behindProxy))?.headers.get(name)).toEqual(['max-age=31536000']);
    },
  );

  it('is small enough for every server and proxy', () => {
    expect(Object.entries(expectedHeaders).join('\r\n').length).toBeLessThan(3000);
  });
});
