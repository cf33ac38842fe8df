import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {post} from './deliveries';

const server = createServer((request, response) => {
  if (request.url === '/redirect') response.writeHead(302, {Location: '/'}).end();
  else response.writeHead(204).end();
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

it('returns the status', async () => {
  expect(await post(`${address}/`, {}, '{}')).toEqual({status: 204});
});

it("doesn't follow redirects, which could leave the machine", async () => {
  expect(await post(`${address}/redirect`, {}, '{}')).toEqual({status: 302});
});

it('returns the reason if no response arrives', async () => {
  const {status, error} = await post('http://127.0.0.1:1/', {}, '{}');
  expect(status).toBeNull();
  expect(error).toContain('ECONNREFUSED');
});
