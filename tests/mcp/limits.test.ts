import {connect, type Socket} from 'node:net';
import {Agent} from 'node:http';
import {afterEach, expect, it} from 'vitest';
import {clientLimits, requestTimeout} from '../../packages/mcp-server/limits';
import {
  addressOf,
  busyClient,
  halfSent,
  percentile,
  ping,
  send,
  toolCall,
  waitingTimes,
} from './clients';
import {builtSite, startHttp, type HttpProgram} from './program';

const search = toolCall('search', {query: 'verify a webhook signature'});
const attacker = addressOf(1);
const bystander = addressOf(2);

let program: HttpProgram;
const start = async (...options: string[]) => {
  program = await startHttp(builtSite, ...options);
  // The first search waits for the index.
  await send(program.address, search, {timeout: 120_000});
  return program.address;
};
afterEach(() => program.stop());

const open = (sockets: Socket[]) => sockets.filter(({destroyed}) => !destroyed).length;

const pingFrom = async (server: URL, address: string, headers = {}) => {
  const agent = new Agent({localAddress: address});
  const {status} = await send(server, ping, {agent, headers});
  agent.destroy();
  return status;
};

/** The responses to many pings on a few connections, by status. */
async function burst(server: URL, address: string, count: number, headers = {}) {
  const agent = new Agent({localAddress: address, keepAlive: true, maxSockets: 4});
  const replies = await Promise.all(
    Array.from({length: count}, () => send(server, ping, {agent, headers})),
  );
  agent.destroy();
  return replies;
}

it('serves others while a client sends 130 halves of requests', async () => {
  const server = await start();
  const sockets = await halfSent(server, 130, attacker);
  expect(await pingFrom(server, bystander)).toBe(200);
  await expect.poll(() => open(sockets)).toBeLessThanOrEqual(clientLimits.connections);
  // Checked every second. A busy machine needs longer.
  const timeout = requestTimeout * 3;
  await expect.poll(() => open(sockets), {timeout, interval: 200}).toBe(0);
  expect(await pingFrom(server, attacker)).toBe(200);
});

it('closes connections that never send a request', async () => {
  const server = await start();
  const silent = connect(Number(server.port), server.hostname);
  silent.on('error', () => undefined).resume();
  await expect.poll(() => open([silent]), {timeout: 30_000, interval: 200}).toBe(0);
});

it('limits the rate of one client and not of others', async () => {
  const server = await start('--rate', '2');
  const replies = await burst(server, attacker, 60);
  const refused = replies.filter(({status}) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.every(({headers}) => Number(headers['retry-after']) >= 1)).toBe(true);
  expect(JSON.parse(refused[0]?.body ?? '')).toMatchObject({error: {code: -32_000}, id: null});
  expect(await pingFrom(server, bystander)).toBe(200);
});

it('uses the address that a known proxy reports, and no other', async () => {
  const proxy = addressOf(9);
  const server = await start('--rate', '2', '--proxy', proxy);
  const forwarded = (address: string) => ({'X-Forwarded-For': `192.0.2.99, ${address}`});
  const statuses = (await burst(server, proxy, 60, forwarded('198.51.100.1'))).map(
    ({status}) => status,
  );
  expect(statuses).toContain(429);
  expect(await pingFrom(server, proxy, forwarded('198.51.100.2'))).toBe(200);
  // This client isn't a proxy. It can't get a new rate with each request.
  const invented = await Promise.all(
    Array.from({length: 40}, (_, index) =>
      pingFrom(server, attacker, forwarded(`198.51.100.${index + 10}`)).catch(() => 0),
    ),
  );
  expect(invented).toContain(429);
});

it('gives a bystander its turn next to 20 busy clients and one with 120 connections', async () => {
  const server = await start();
  const calls = 10;
  const alone = await waitingTimes(server, search, calls, bystander);
  const busy = Array.from({length: 20}, (_, index) =>
    busyClient(server, search, 1, addressOf(index + 10)),
  );
  const greedy = busyClient(server, search, 120, attacker);
  const began = performance.now();
  const attacked = await waitingTimes(server, search, calls, bystander);
  const duration = performance.now() - began;
  const served = busy.map((client) => client.served()).sort((a, b) => a - b);
  const ofAttacker = greedy.served();
  await Promise.all([greedy, ...busy].map((client) => client.stop()));
  const show = (times: number[]) =>
    `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
  console.log(
    `a bystander waits: alone ${show(alone)}; attacked ${show(attacked)}. Calls served: ` +
      `attacker ${ofAttacker}, busy clients ${served[0]} to ${served.at(-1)}`,
  );
  expect(attacked.filter((time) => time === Infinity)).toEqual([]);
  // All of them share the same machine at the same time, so its speed doesn't matter.
  const median = percentile(served, 0.5);
  expect(percentile(attacked, 0.5)).toBeLessThan((3 * duration) / median);
  expect(served[0]).toBeGreaterThanOrEqual(0.5 * median);
  // It has 120 times as many connections as the others.
  expect(ofAttacker).toBeLessThan(3 * median);
});

it('reports health and metrics, and logs requests without addresses and inputs', async () => {
  const server = await start('--access-log');
  const get = (path: string, headers = {}) => send(server, '', {method: 'GET', path, headers});
  const health = await get('/healthz', {Host: '10.1.2.3:8080'});
  expect(health.status).toBe(200);
  expect(JSON.parse(health.body)).toMatchObject({status: 'ok', copyAgeSeconds: 0});
  expect((await get('/healthz', {Origin: 'https://evil.example'})).status).toBe(403);
  expect((await get('/metrics', {Host: 'evil.example'})).status).toBe(403);
  expect((await send(server, ping, {path: '/healthz'})).status).toBe(405);
  await send(server, toolCall('read_page', {path: '/private-question'}));
  await get('/secret-path?secret=1');
  const {body, headers} = await get('/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('docs_mcp_tool_calls_total{tool="search",outcome="success"} 1');
  expect(body).toContain('docs_mcp_tool_calls_total{tool="read_page",outcome="error"} 1');
  expect(body).toMatch(/^docs_mcp_requests_total\{status="403"\} 2$/m);
  expect(body).toMatch(/^docs_mcp_connections \d+$/m);
  await expect.poll(() => program.output().split('\n').length).toBeGreaterThanOrEqual(9);
  const entries = program
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(entries).toContainEqual({
    time: expect.any(String) as string,
    path: '/mcp',
    status: 200,
    milliseconds: expect.any(Number) as number,
    tool: 'read_page',
  });
  expect(program.output()).not.toMatch(/127\.0|secret|private/);
});
