import {request} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {builtSite, connectOverHttp, startHttp, type HttpProgram} from './program';

const page = 'https://console.example';
let http: HttpProgram;
beforeAll(async () => {
  http = await startHttp(builtSite, '--allow-origin', page, '--allow-host', 'docs-mcp.example');
});
afterAll(() => http.stop());

const ping = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'});
const usual = {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'};

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** `fetch` would not send a foreign Host. */
function send({method = 'POST', path = '/mcp', headers = {}, body = ping}: Sent): Promise<number> {
  const {hostname, port} = http.address;
  return new Promise((resolve, reject) => {
    const sent = request(
      {hostname, port, method, path, agent: false, headers: {...usual, ...headers}},
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(method === 'GET' ? undefined : body);
  });
}

describe('the HTTP server', () => {
  it('listens on this machine only', () => expect(http.address.hostname).toBe('127.0.0.1'));

  it.each<[string, Sent, number]>([
    ['a request of a program', {}, 200],
    ['its own name', {headers: {Host: 'localhost'}}, 200],
    ['a name that was allowed', {headers: {Host: 'docs-mcp.example:443'}}, 200],
    ['an origin that was allowed', {headers: {Origin: page}}, 200],
    ['a foreign name (DNS rebinding)', {headers: {Host: 'evil.example'}}, 403],
    ['a name that begins like ours', {headers: {Host: '127.0.0.1.evil.example'}}, 403],
    ['a name that is none', {headers: {Host: '@@'}}, 403],
    ['a foreign origin', {headers: {Origin: 'https://evil.example'}}, 403],
    ['an origin that is none', {headers: {Origin: 'null'}}, 403],
    ['its own origin', {headers: {Origin: 'http://127.0.0.1'}}, 403],
    ['another path', {path: '/'}, 404],
    ['a path with an attempt to climb', {path: '/mcp/../etc/passwd'}, 404],
    ['a stream', {method: 'GET'}, 405],
    ['the end of a session', {method: 'DELETE'}, 405],
    ['another kind of body', {headers: {'Content-Type': 'text/plain'}}, 415],
    ['a body that is too large', {body: JSON.stringify({x: 'x'.repeat(70_000)})}, 413],
    ['a body that is no JSON', {body: '{"jsonrpc":'}, 400],
    ['JSON that is no message', {body: '{"hello":"world"}'}, 400],
    ['an unknown version', {headers: {'Mcp-Protocol-Version': '1999-01-01'}}, 400],
  ])('%s', async (_name, sent, status) => expect(await send(sent)).toBe(status));

  it('gives no session away and serves many at once', async () => {
    const clients = await Promise.all(Array.from({length: 8}, () => connectOverHttp(http.address)));
    const answers = await Promise.all(clients.map((client) => client.listTools()));
    expect(answers.every(({tools}) => tools.length === 6)).toBe(true);
    for (const client of clients) {
      expect((client.transport as {sessionId?: string}).sessionId).toBeUndefined();
      await client.close();
    }
  });
});
