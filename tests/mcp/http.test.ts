import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ping, send} from './clients';
import {builtSite, connectOverHttp, startHttp, type HttpProgram} from './program';

const allowedOrigin = 'https://console.example';
let http: HttpProgram;
beforeAll(async () => {
  http = await startHttp(
    builtSite,
    '--allow-origin',
    allowedOrigin,
    '--allow-host',
    'docs-mcp.example',
  );
});
afterAll(() => http.stop());

interface RequestOptions {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

describe('the HTTP server', () => {
  it('listens only on the local machine', () => expect(http.address.hostname).toBe('127.0.0.1'));

  it.each<[string, RequestOptions, number]>([
    ['a plain request', {}, 200],
    ['its own host', {headers: {Host: 'localhost'}}, 200],
    ['an allowed host', {headers: {Host: 'docs-mcp.example:443'}}, 200],
    ['an allowed origin', {headers: {Origin: allowedOrigin}}, 200],
    ['a foreign host (DNS rebinding)', {headers: {Host: 'evil.example'}}, 403],
    ['a host that begins like ours', {headers: {Host: '127.0.0.1.evil.example'}}, 403],
    ['an invalid host', {headers: {Host: '@@'}}, 400],
    ['a foreign origin', {headers: {Origin: 'https://evil.example'}}, 403],
    ['an opaque origin', {headers: {Origin: 'null'}}, 403],
    ['its own origin', {headers: {Origin: 'http://127.0.0.1'}}, 403],
    ['another path', {path: '/'}, 404],
    ['path traversal', {path: '/mcp/../etc/passwd'}, 404],
    ['a stream', {method: 'GET'}, 405],
    ['the end of a session', {method: 'DELETE', body: ''}, 405],
    ['another content type', {headers: {'Content-Type': 'text/plain'}}, 415],
    ['a large body', {body: JSON.stringify({x: 'x'.repeat(70_000)})}, 413],
    ['invalid JSON', {body: '{"jsonrpc":'}, 400],
    ['JSON that is not a message', {body: '{"hello":"world"}'}, 400],
    ['an unknown version', {headers: {'Mcp-Protocol-Version': '1999-01-01'}}, 400],
  ])('handles %s', async (_name, {body = ping, ...options}, status) =>
    expect((await send(http.address, body, options)).status).toBe(status),
  );

  it('uses no sessions and serves many clients at the same time', async () => {
    const clients = await Promise.all(Array.from({length: 8}, () => connectOverHttp(http.address)));
    const lists = await Promise.all(clients.map((client) => client.listTools()));
    expect(lists.every(({tools}) => tools.length === 8)).toBe(true);
    for (const client of clients) {
      expect((client.transport as {sessionId?: string}).sessionId).toBeUndefined();
      await client.close();
    }
  });
});
