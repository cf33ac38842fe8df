import {connect, type Socket} from 'node:net';
import {afterEach, expect, it} from 'vitest';
import {halfSent, ping, send, toolCall} from './clients';
import {builtSite, startHttp, type HttpProgram} from './program';

const search = toolCall('search', {query: 'verify a webhook signature'});

let program: HttpProgram;
const start = async () => {
  program = await startHttp(builtSite);
  // The first search waits for the index.
  await send(program.address, search);
  return program.address;
};
afterEach(() => program.stop());

const open = (sockets: Socket[]) => sockets.filter(({destroyed}) => !destroyed).length;

it('responds while a client sends 130 halves of requests, and closes them', async () => {
  const server = await start();
  const sockets = await halfSent(server, 130);
  expect((await send(server, ping)).status).toBe(200);
  await expect.poll(() => open(sockets)).toBe(0);
});

it('closes connections that never send a request', async () => {
  const server = await start();
  const silent = connect(Number(server.port), server.hostname);
  silent.on('error', () => undefined).resume();
  await expect.poll(() => open([silent])).toBe(0);
});

it('has a limit for the connections of all clients', async () => {
  const server = await start();
  const sockets = await halfSent(server, 600);
  await expect.poll(() => open(sockets)).toBe(0);
  // The server closes a connection above the limit without a word, and the others with a status 408.
  expect(sockets.filter(({bytesRead}) => bytesRead > 0)).toHaveLength(500);
  expect((await send(server, ping)).status).toBe(200);
});

it('completes 120 calls at the same time', async () => {
  const server = await start();
  const replies = await Promise.all(Array.from({length: 120}, () => send(server, search)));
  expect(replies.filter(({status}) => status !== 200)).toEqual([]);
});

it('reports its health to every host, and to no web page', async () => {
  const server = await start();
  const get = (headers = {}) => send(server, '', {method: 'GET', path: '/healthz', headers});
  const health = await get({Host: '10.1.2.3:8080'});
  expect(health.status).toBe(200);
  expect(JSON.parse(health.body)).toMatchObject({status: 'ok', copyAgeSeconds: 0});
  expect((await get({Origin: 'https://evil.example'})).status).toBe(403);
  expect((await send(server, ping, {path: '/healthz'})).status).toBe(405);
});
