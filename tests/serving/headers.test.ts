import {statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {securityHeaders} from '../../deploy/headers';
import {inlineCode} from '../../deploy/policy/inline-code';
import {knownAddresses} from './known-addresses';
import {requestFor, sendRaw} from './raw-request';

const expected = securityHeaders(inlineCode('build'));
const asset = [...knownAddresses].find((address) => address.startsWith('/assets/js/')) ?? '';
const changed = statSync('build/api.html').mtime.toUTCString();
const bare = (text: string) => Buffer.from(text, 'latin1');

/** One request for every kind of answer the server has. */
const answers: [status: number, what: string, request: Buffer][] = [
  [200, 'a page', requestFor('/api')],
  [200, 'a page, headers only', requestFor('/api', {method: 'HEAD'})],
  [200, 'a script', requestFor(asset)],
  [200, 'the contract', requestFor('/openapi.yaml')],
  [301, 'another form', requestFor('/api/')],
  [301, 'a moved page', requestFor('/billing/overview')],
  [
    304,
    'a page that did not change',
    requestFor('/api', {headers: `If-Modified-Since: ${changed}\r\n`}),
  ],
  [400, 'a broken escape', requestFor('/%zz')],
  [400, 'a line that is no request', bare('\x16\x03\x01\r\n\r\n')],
  [400, 'no host', bare('GET / HTTP/1.1\r\n\r\n')],
  [404, 'an unknown page', requestFor('/nope')],
  [404, 'a character no page has', requestFor('/%ff')],
  [404, 'a hidden file', requestFor('/.git/config')],
  [405, 'a write', requestFor('/api', {method: 'POST'})],
  [405, 'an unknown method', requestFor('/api', {method: 'BREW'})],
  [413, 'a body', bare(`POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999\r\n\r\n`)],
  [414, 'an endless address', requestFor(`/${'a'.repeat(5000)}`)],
  [200, 'a part of a file', requestFor(asset, {headers: 'Range: bytes=0-9\r\n'})],
  [505, 'another protocol', bare('GET / HTTP/3.0\r\nHost: 127.0.0.1\r\n\r\n')],
];

describe('the header set', () => {
  it.each(answers)('%i for %s carries it once', async (status, _, request) => {
    const answer = await sendRaw(request);
    expect(answer?.status).toBe(status);
    for (const [name, value] of Object.entries(expected))
      expect(answer?.headers.get(name.toLowerCase()), name).toEqual([value]);
    expect(answer?.headers.get('cache-control')).toHaveLength(1);
    if (status >= 400) expect(answer?.headers.get('cache-control')).toEqual(['no-store']);
    if (status === 405) expect(answer?.headers.get('allow')).toEqual(['GET, HEAD']);
    expect(answer?.headers.get('server')).toEqual(['nginx']);
  });

  it.each(['evil.example', 'docs.argosy.example.evil.example', ''])(
    'another host, "%s", gets no answer',
    async (host) => {
      const request = bare(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      const answer = await sendRaw(request);
      expect([undefined, 400]).toContain(answer?.status);
    },
  );

  it('fits into what every server and proxy accepts', () => {
    const size = Object.entries(expected).join('\r\n').length;
    console.log(`header set: ${size} bytes, ${answers.length} kinds of answer`);
    expect(size).toBeLessThan(3000);
  });
});
