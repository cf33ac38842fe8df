import {connect, type Socket} from 'node:net';
import {Agent} from 'node:http';
import {afterEach, expect, it} from 'vitest';
import {clientLimits} from '@argosy/docs-mcp';
import {addressOf, halfSent, ping, send, toolCall} from './clients';
import {builtSite, startHttp, type HttpProgram} from './program';

const search = toolCall('search', {query: 'verify a webhook signature'});
const attacker = addressOf(1);
const bystander = addressOf(2);

let program: HttpProgram;
const start = async (...options: string[]) => {
  program = await startHttp(builtSite, ...options);
  // The first search waits for the index.
  await send(program.address, search);
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
  await expect.poll(() => open(sockets)).toBe(0);
  expect(await pingFrom(server, attacker)).toBe(200);
});

it('closes connections that never send a request', async () => {
  const server = await start();
  const silent = connect(Number(server.port), server.hostname);
  silent.on('error', () => undefined).resume();
  await expect.poll(() => open([silent])).toBe(0);
});

it('limits the rate of one client and not of others', async () => {
  const server = await start('--rate', '1');
  const replies = await burst(server, attacker, 60);
  const refused = replies.filter(({status}) => status === 429);
  expect(refused).not.toEqual([]);
  expect(refused.every(({headers}) => Number(headers['retry-after']) >= 1)).toBe(true);
  expect(JSON.parse(refused[0]?.body ?? '')).toMatchObject({error: {code: -32_000}, id: null});
  expect(await pingFrom(server, bystander)).toBe(200);
});

it('uses the address that a known proxy reports, and no other', async () => {
  const proxy = addressOf(9);
  const server = await start('--rate', '1', '--proxy', proxy);
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

it('serves others next to a client with 120 calls at the same time', async () => {
  const server = await start();
  const [greedy, other] = [attacker, bystander].map((localAddress) => new Agent({localAddress}));
  const calls = Array.from({length: 120}, () => send(server, search, {agent: greedy}));
  // Status 0 is a connection above the limit, which the server closes.
  const outcomes = Promise.all(
    calls.map((call) =>
      call.then(
        ({status}) => status,
        () => 0,
      ),
    ),
  );
  expect((await send(server, search, {agent: other})).status).toBe(200);
  expect(await outcomes).toContain(200);
  expect((await outcomes).filter((status) => ![0, 200, 429].includes(status))).toEqual([]);
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
