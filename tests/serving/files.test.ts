import type {ChildProcess} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {prepareNginx} from '@docs/deploy';
import {runNginx} from '@docs/tools';
import {filesPort} from './server';

/** Files that aren't pages: packages in the layouts of package managers, Markdown, and the API catalog. */
const types = {
  '/billing.md': 'text/markdown; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/openapi.json': 'application/json; charset=utf-8',
  '/openapi.yaml': 'application/yaml; charset=utf-8',
  '/.well-known/api-catalog': 'application/linkset+json',
  '/packages/SHA256SUMS': 'application/octet-stream',
  '/packages/npm/argosy-sdk-1.0.0.tgz': 'application/gzip',
  '/packages/python/simple/': 'text/html; charset=utf-8',
  '/packages/python/simple/argosy/': 'text/html; charset=utf-8',
  '/packages/python/simple/argosy/argosy-1.0.0-py3-none-any.whl': 'application/zip',
  '/packages/python/simple/argosy/argosy-1.0.0.tar.gz': 'application/gzip',
  '/packages/go/go.argosy.example/sdk/@v/list': 'application/octet-stream',
  '/packages/go/go.argosy.example/sdk/@v/v1.0.0.info': 'application/json; charset=utf-8',
  '/packages/go/go.argosy.example/sdk/@v/v1.0.0.mod': 'text/plain; charset=utf-8',
  '/packages/go/go.argosy.example/sdk/@v/v1.0.0.zip': 'application/zip',
  '/packages/maven/example/argosy/sdk/1.0.0/sdk-1.0.0.jar': 'application/java-archive',
  '/packages/maven/example/argosy/sdk/1.0.0/sdk-1.0.0.pom': 'text/xml; charset=utf-8',
  '/packages/maven/example/argosy/sdk/1.0.0/sdk-1.0.0.jar.sha1': 'text/plain; charset=utf-8',
  '/packages/maven/example/argosy/sdk/maven-metadata.xml': 'text/xml; charset=utf-8',
};

const redirected = {
  '/packages/python/simple': '/packages/python/simple/',
  '/packages/python/simple/argosy': '/packages/python/simple/argosy/',
  '/packages/python/simple/argosy/index.html': '/packages/python/simple/argosy/',
  '/packages//python/simple/argosy/': '/packages/python/simple/argosy/',
  '/packages/SHA256SUMS/': '/packages/SHA256SUMS',
  '/%2ewell-known/api-catalog': '/.well-known/api-catalog',
};

const root = path.resolve('.cache', 'test-files');
const origin = `http://127.0.0.1:${filesPort}`;
const get = (address: string) => fetch(`${origin}${address}`, {redirect: 'manual'});
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  for (const address of ['/404.html', ...Object.keys(types)]) {
    const file = path.join(root, address.endsWith('/') ? `${address}index.html` : address);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, address);
  }
  nginx = await runNginx(prepareNginx({root, listen: `127.0.0.1:${filesPort}`}), filesPort);
});

afterAll(() => {
  nginx?.kill('SIGQUIT');
  rmSync(root, {recursive: true});
});

it.each(Object.entries(types))('%s has the type %s', async (address, type) => {
  const response = await get(address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toBe(address);
});

it.each(Object.entries(redirected))('%s redirects to %s', async (address, target) => {
  const response = await get(address);
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
});

it.each(['/packages', '/packages/python/', '/.well-known/security', '/packages/npm/none.tgz'])(
  '%s returns 404 instead of a folder listing',
  async (address) => {
    const {status, headers} = await get(address);
    expect(status === 301 ? (await get(headers.get('location') ?? '')).status : status).toBe(404);
  },
);

it('continues a broken download of a package', async () => {
  const address = '/packages/npm/argosy-sdk-1.0.0.tgz';
  const first = await get(address);
  const etag = first.headers.get('etag') ?? '';
  const rest = (headers: Record<string, string>) =>
    fetch(origin + address, {headers: {range: 'bytes=10-', ...headers}});

  const response = await rest({'if-range': etag});
  expect([response.status, await response.text()]).toEqual([206, address.slice(10)]);
  expect(response.headers.get('content-range')).toBe(
    `bytes 10-${address.length - 1}/${address.length}`,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  // The package has changed since, so the client needs all of it.
  expect((await rest({'if-range': '"another"'})).status).toBe(200);
  // Many small ranges would cost more than the file.
  expect((await rest({range: 'bytes=0-1,4-5'})).status).toBe(200);
  expect((await rest({range: 'bytes=9999-'})).status).toBe(416);
});

it('sends pages only as a whole', async () => {
  const response = await fetch(`${origin}/billing.md`, {headers: {range: 'bytes=0-3'}});
  expect([response.status, await response.text()]).toEqual([200, '/billing.md']);
});

it.each([
  ['/openapi.yaml', '*'],
  ['/openapi.json', '*'],
  ['/llms.txt', null],
  ['/packages/SHA256SUMS', null],
])('%s allows other origins: %s', async (address, allowed) => {
  const response = await fetch(origin + address, {headers: {origin: 'https://tools.example'}});
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
  // It doesn't depend on the origin, so caches need one copy.
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
});
