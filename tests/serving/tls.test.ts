import type {ChildProcess} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {get as getPlain, type IncomingMessage} from 'node:http';
import {get as getSecure} from 'node:https';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {prepareNginx} from '@docs/deploy';
import {certify, runNginx} from '@docs/tools';
import {securePorts} from './server';

/** deploy/nginx/server.conf and https.conf, with a certificate of this machine. */
const {authority, certificate, key} = certify(path.resolve('.cache', 'authority'));
const listen = `127.0.0.1:${securePorts.tls}`;
const config = prepareNginx({
  root: 'build',
  listen: `127.0.0.1:${securePorts.plain}`,
  tls: {listen, host: 'localhost', certificate, key},
});
let nginx: ChildProcess | undefined;

beforeAll(async () => void (nginx = await runNginx(config, securePorts.tls)));
afterAll(() => void nginx?.kill('SIGQUIT'));

const plain = (address: string, host = 'localhost') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = {host: '127.0.0.1', port: securePorts.plain, path: address, headers: {host}};
    getPlain(options, resolve).on('error', reject);
  });

const secure = (address: string, servername = 'localhost') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const ca = readFileSync(authority);
    const options = {host: '127.0.0.1', port: securePorts.tls, path: address, servername, ca};
    getSecure({...options, headers: {host: servername}}, resolve).on('error', reject);
  });

it.each([
  ['/', '/'],
  ['/api/index.html?q=1', '/api?q=1'],
  ['/billing/overview/', '/billing'],
])('http %s redirects directly to the canonical https address', async (address, target) => {
  const {statusCode, headers} = await plain(address);
  const location = `https://localhost:${securePorts.tls}${target}`;
  expect([statusCode, headers.location]).toEqual([301, location]);
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('sends pages with HSTS over https', async () => {
  const {statusCode, headers} = await secure('/api');
  expect([statusCode, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
});

it('sends the token of an ACME client over plain http', async () => {
  const folder = path.join(path.dirname(config), 'acme', '.well-known', 'acme-challenge');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'token'), 'proof');
  const response = await plain('/.well-known/acme-challenge/token');
  expect([response.statusCode, await text(response)]).toEqual([200, 'proof']);
  rmSync(folder, {recursive: true});
  expect((await plain('/.well-known/acme-challenge/token')).statusCode).toBe(404);
});

it.each(['evil.example', 'localhost.evil.example'])(
  'sends no page to the host %s',
  async (host) => {
    await expect(plain('/', host)).rejects.toThrow();
    await expect(secure('/', host)).rejects.toThrow();
  },
);

it('says which version it serves to load balancers, which use any host', async () => {
  const response = await plain('/healthz', '10.0.0.1');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(await text(response))).toHaveProperty('version');
});
