import {spawn, type ChildProcess} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {freePorts} from '../support/free-ports';
import {seeded, waitForPort} from '@docs/tools';
import {knownAddresses} from './known-addresses';
import {requestFor, sendRaw} from './raw-request';
import {servers} from './server';

/**
 * A cache that uses the same key for all spellings of a path, as many do. If it stored a redirect from
 * another spelling, the page would redirect to itself.
 */
const [port = 0] = freePorts('CACHE', 1);
const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
const conf = `
daemon off;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
  access_log off;
  proxy_temp_path ${folder}/proxy;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_ignore_client_abort on;
      proxy_pass http://127.0.0.1:${servers[0]?.port};
      proxy_cache pages;
      proxy_cache_key "$uri $http_accept_encoding";
      add_header X-Cache $upstream_cache_status;
    }
  }
}`;
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  // As root, nginx starts its workers as another user, which writes the cache.
  chmodSync(folder, 0o777);
  writeFileSync(path.join(folder, 'nginx.conf'), conf);
  nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], {stdio: 'inherit'});
  await waitForPort(port);
});

afterAll(() => {
  nginx?.kill('SIGQUIT');
  rmSync(folder, {recursive: true, force: true});
});

const random = seeded(7);
const pages = [...knownAddresses]
  .filter((address) => /^\/[a-z-]+\/[a-z-]+$/.test(address))
  .sort(() => random() - 0.5)
  .slice(0, 40);

/** Other spellings that a cache decodes and normalizes to the same path. */
const spellings = (page: string): string[] => {
  const code = page.charCodeAt(2).toString(16);
  const encoded = `${page.slice(0, 2)}%${code}${page.slice(3)}`;
  return [encoded, page.replace('/', '//'), `/.${page}`, `/x/..${page}`];
};

it.each(pages)('no spelling of %s replaces the page in a cache', async (page) => {
  const send = async (target: string) => {
    const response = await sendRaw({port}, requestFor(target));
    return [response?.status, response?.headers.get('x-cache')?.[0]];
  };
  for (const spelling of spellings(page)) expect((await send(spelling))[0]).toBe(301);
  expect(await send(page)).toEqual([200, 'MISS']);
  for (const spelling of spellings(page)) await send(spelling);
  expect(await send(page)).toEqual([200, 'HIT']);
});
