import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {once} from 'node:events';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {maxFileBytes} from '@argosy/docs-mcp';
import {call, connectOverStdio} from './program';

const secret = 'a secret text';
/** The server searches the index for similar pages if a page doesn't exist. */
const index = {
  'search-index.json': {version: 2, firstTier: 'headings.json', fullText: 'text.json'},
  'headings.json': {pages: [], sections: []},
  'text.json': {content: [], identifiers: []},
};

describe('a folder', () => {
  let client: Client;
  beforeAll(async () => {
    const parent = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
    const folder = path.join(parent, 'site');
    mkdirSync(path.join(folder, '.hidden'), {recursive: true});
    mkdirSync(path.join(folder, 'folder.md'));
    mkdirSync(path.join(parent, 'site-of-others'));
    for (const [name, value] of Object.entries(index)) {
      writeFileSync(path.join(folder, name), JSON.stringify(value));
    }
    writeFileSync(path.join(folder, 'page.md'), '# Page');
    writeFileSync(path.join(folder, 'huge.md'), Buffer.alloc(maxFileBytes + 1, 'x'));
    for (const name of ['secret.md', 'site-of-others/secret.md', 'site/.hidden/secret.md']) {
      writeFileSync(path.join(parent, name), secret);
    }
    symlinkSync(path.join(parent, 'secret.md'), path.join(folder, 'link.md'));
    symlinkSync(path.join(parent, 'site-of-others'), path.join(folder, 'linked'));
    client = await connectOverStdio(folder);
  });
  afterAll(() => client.close());

  it('is readable', async () =>
    expect((await call(client, 'read_page', {path: '/page'})).text).toBe('# Page'));

  it.each([
    '../secret',
    '/../secret.md',
    '/..%2fsecret',
    '/%2e%2e/secret',
    '..\\secret',
    '/page/../../secret',
    '/./../secret',
    '/../site-of-others/secret',
    '/link',
    '/linked/secret',
    '/.hidden/secret',
    '/folder',
    '//secret',
    '/secret\0',
    '/secret%00',
    'file:///etc/passwd',
    '/etc/passwd',
    'https://evil.example/page',
    '//evil.example/page',
    'https://docs.argosy.example@evil.example/page',
    'https://docs.argosy.example.evil.example/page',
    '/%E0%A4',
    '/huge',
  ])('returns nothing for %j', async (address) => {
    const {isError, text} = await call(client, 'read_page', {path: address});
    expect(isError).toBe(true);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(tmpdir());
  });

  it("reports that it isn't a build of the documentation", async () => {
    const {isError, text} = await call(client, 'get_object', {name: 'Offer'});
    expect(isError).toBe(true);
    expect(text).toContain('has no openapi.json');
  });
});

describe('a URL', () => {
  const requested: string[] = [];
  const servers: Server[] = [];
  const clients: Client[] = [];
  let aborted = 0;

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const site =
    (other: string): RequestListener =>
    (request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://site');
      requested.push(pathname);
      const redirect = (to: string) => response.writeHead(302, {Location: to}).end();
      const text = (body: string) =>
        response.writeHead(200, {'Content-Type': 'text/markdown'}).end(body);
      const shared = index[pathname.slice('/docs/'.length) as keyof typeof index];
      if (shared) return void text(JSON.stringify(shared));
      switch (pathname) {
        case '/docs/page.md':
        case '/docs/Go%20SDK.md':
          return void text('# Page');
        case '/docs/moved.md':
          return void redirect('page.md');
        case '/docs/off-site.md':
          return void redirect(`${other}/docs/page.md`);
        case '/docs/out-of-base.md':
          return void redirect('/private.md');
        case '/docs/round.md':
          return void redirect('round.md');
        case '/docs/spa.md':
          return void response.writeHead(200, {'Content-Type': 'text/html'}).end('<p>home</p>');
        case '/docs/broken.md':
          return void response.writeHead(502).end();
        case '/docs/huge.md':
          response.writeHead(200, {'Content-Type': 'text/markdown'});
          return void response.end(Buffer.alloc(maxFileBytes + 1, 'x'));
        case '/docs/slow.md':
          response.on('close', () => aborted++);
          return;
        default:
          return void response.writeHead(404).end();
      }
    };

  async function connect(): Promise<Client> {
    const other = await serve((request, response) => {
      requested.push(`other: ${request.url}`);
      response.end(secret);
    });
    const client = await connectOverStdio(`${await serve(site(other))}/docs`);
    clients.push(client);
    return client;
  }

  afterEach(async () => {
    requested.length = 0;
    for (const client of clients.splice(0)) await client.close();
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('is readable below its base path', async () => {
    const client = await connect();
    for (const name of ['/docs/page', 'page', '/docs/moved', '/docs/Go%20SDK', '/docs/Go SDK']) {
      expect((await call(client, 'read_page', {path: name})).text).toBe('# Page');
    }
  });

  it('is never left for another host or path', async () => {
    const client = await connect();
    const outside = ['off-site', 'out-of-base', 'round', '../private', '/%2e%2e/private'];
    for (const name of outside) {
      const {isError, text} = await call(client, 'read_page', {path: name});
      expect(isError).toBe(true);
      expect(text).not.toContain(secret);
    }
    expect(requested.filter((pathname) => !pathname.startsWith('/docs/'))).toEqual([]);
  });

  it.each([
    ['spa', "There's no page"],
    ['nothing', "There's no page"],
    ['broken', 'status 502'],
    ['huge', 'too large'],
  ])('reports what is wrong with %s', async (name, help) => {
    const {isError, text} = await call(await connect(), 'read_page', {path: name});
    expect(isError).toBe(true);
    expect(text).toContain(help);
  });

  it('stops a canceled call and handles the next one', async () => {
    const client = await connect();
    const stop = new AbortController();
    const slow = call(client, 'read_page', {path: 'slow'}, stop.signal);
    await expect.poll(() => requested).toContain('/docs/slow.md');
    stop.abort('no longer needed');
    await expect(slow).rejects.toThrow('no longer needed');
    await expect.poll(() => aborted).toBe(1);
    expect((await call(client, 'read_page', {path: 'page'})).text).toBe('# Page');
  });

  it('is reported if it is unreachable', async () => {
    const client = await connectOverStdio('http://127.0.0.1:9');
    clients.push(client);
    const {isError, text} = await call(client, 'read_page', {path: '/page'});
    expect(isError).toBe(true);
    expect(text).toContain("can't be reached");
  });
});
