import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import type {Spec} from '@docs/contract';
import {maxSandboxBytes, partSize} from '@argosy/docs-mcp';
import {startSandbox, type RunningSandbox} from '../sandbox/running-sandbox';
import {builtSite, call, connectOverHttp, connectOverStdio, program, startHttp} from './program';

const offer = 'offr_01KGES92M06PXWSFEWDW4HTSFA';

describe('a call in the sandbox', () => {
  let sandbox: RunningSandbox;
  let client: Client;
  beforeAll(async () => {
    const spec = JSON.parse(readFileSync(`${builtSite}/openapi.json`, 'utf8')) as Spec;
    sandbox = await startSandbox({spec});
    client = await connectOverStdio(builtSite, '--sandbox', sandbox.address);
  });
  afterAll(async () => {
    await client.close();
    await sandbox.stop();
  });
  const tryCall = (operation: string, more = {}) => call(client, 'try_call', {operation, ...more});

  it('returns the status, headers, and body', async () => {
    const {text, isError} = await tryCall('getOffer', {parameters: {offerId: offer}});
    expect(isError).toBeUndefined();
    expect(text).toMatch(/^200 OK\netag: /);
    expect(text).toContain(`"id": "${offer}"`);
    expect(text).not.toMatch(/rateLimit|Bearer|eyJ/i);
  });

  it("returns the API's errors, which aren't errors of the tool", async () => {
    const parameters = {offerId: 'offr_01KGES92M06PXWSFEWDW4HTSFB'};
    const {text, isError} = await tryCall('getOffer', {parameters});
    expect(isError).toBeUndefined();
    expect(text).toMatch(/^404 Not Found\n/);
    expect((await tryCall('createOffer', {body: {name: 1}})).text).toMatch(/^400 /);
  });

  it('accepts lists, numbers, and headers, and splits long responses', async () => {
    const parameters = {limit: 100, status: ['ACTIVE', 'ENDED']};
    const {text} = await tryCall('list-offers', {parameters});
    expect(text).toMatch(/^200 OK/);
    expect(text).not.toContain('"status": "DRAFT"');
    expect(text.length).toBeLessThan(partSize + 200);
  });

  it.each([
    ['creatOffer', {}, 'createOffer'],
    ['getOffer', {}, '"offerId" is required'],
    ['getOffer', {parameters: {offerId: '..'}}, 'offerId'],
    ['getOffer', {parameters: {offerId: 'x/../../_sandbox'}}, 'offerId'],
    ['getOffer', {parameters: {offerId: offer, Authorization: 'Bearer x'}}, 'no parameter "Auth'],
    ['getOffer', {parameters: {offerId: offer}, body: {}}, 'has no body'],
    ['listOffers', {parameters: {limit: 1000}}, '"limit"'],
    ['listOffers', {parameters: {limit: 'many'}}, '"limit"'],
    ['listOffers', {parameters: {size: 'large'}}, 'no parameter "size"'],
    ['createOffer', {}, 'needs a body'],
    ['createAccessToken', {body: {}}, "isn't JSON"],
    ['createOffer', {url: 'http://evil.example', body: {}}, 'url'],
  ])('of %s with %j is refused before it is sent', async (operation, more, help) => {
    const {text, isError} = await tryCall(operation, more);
    expect(isError).toBe(true);
    expect(text).toContain(help);
  });
});

describe('the sandbox tool', () => {
  const servers: Server[] = [];
  const clients: Client[] = [];

  async function programOn(listener: RequestListener) {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = await connectOverStdio(builtSite, '--sandbox', address);
    clients.push(client);
    return call(client, 'try_call', {operation: 'listOffers'});
  }
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([
    'https://api.argosy.example',
    'http://192.0.2.1:4080',
    'http://127.0.0.1.evil.example:4080',
    'http://localhost.evil.example',
    'http://user@127.0.0.1:4080',
    'http://127.0.0.1:4080/path',
    'https://127.0.0.1:4080',
    'file:///etc/passwd',
    '127.0.0.1',
  ])("doesn't accept %s as a sandbox", (address) => {
    const args = [program, '--site', builtSite, '--sandbox', address];
    expect(() => execFileSync(process.execPath, args, {stdio: 'pipe'})).toThrow(
      '--sandbox requires',
    );
  });

  it('sends nothing to a program that is not the sandbox', async () => {
    const requested: string[] = [];
    const {text, isError} = await programOn((request, response) => {
      requested.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
      response.end('{"hello":"world"}');
    });
    expect(isError).toBe(true);
    expect(text).toContain("isn't the sandbox");
    expect(requested).toEqual(['GET /_sandbox ']);
  });

  it("doesn't follow redirects", async () => {
    const requested: string[] = [];
    const {isError} = await programOn((request, response) => {
      requested.push(request.url ?? '');
      response.writeHead(302, {Location: '/elsewhere'}).end();
    });
    expect(isError).toBe(true);
    expect(requested).toEqual(['/_sandbox']);
  });

  it('stops reading a response that is too large', async () => {
    const {text, isError} = await programOn((_request, response) => {
      response.end(Buffer.alloc(maxSandboxBytes + 1, 'x'));
    });
    expect(isError).toBe(true);
    expect(text).toContain('too large');
  });

  it('stops waiting for a program that never responds', async () => {
    const {text, isError} = await programOn(() => undefined);
    expect(isError).toBe(true);
    expect(text).toContain("didn't respond within 10 seconds");
  });

  it('explains that no sandbox runs', async () => {
    const client = await connectOverStdio(builtSite, '--sandbox', 'http://127.0.0.1:9');
    clients.push(client);
    const {text, isError} = await call(client, 'try_call', {operation: 'listOffers'});
    expect(isError).toBe(true);
    expect(text).toContain('No sandbox runs on this machine');
  });

  it('is off over HTTP unless it has an address', async () => {
    for (const [options, has] of [
      [[], false],
      [['--sandbox', 'http://127.0.0.1:9'], true],
    ] as const) {
      const http = await startHttp(builtSite, ...options);
      const client = await connectOverHttp(http.address);
      const {tools} = await client.listTools();
      expect(tools.some(({name}) => name === 'try_call')).toBe(has);
      await client.close();
      await http.stop();
    }
  });
});
