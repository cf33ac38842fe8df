import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, it} from 'vitest';
import {send, toolCall} from './clients';
import {builtSite, startHttp} from './program';

const cacheSeconds = 5;

interface Result {
  result: {isError?: boolean; content: [{text: string}]; structuredContent?: unknown};
}

it('uses what is in memory while the site is down, and says how old it is', async () => {
  const site = createServer((request, response) => {
    readFile(path.join(builtSite, decodeURI(request.url ?? ''))).then(
      (file) => response.writeHead(200, {'Content-Type': 'text/plain'}).end(file),
      () => response.writeHead(404).end(),
    );
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  const program = await startHttp(address, '--cache', String(cacheSeconds));
  const call = async (name: string, input: Record<string, unknown>) => {
    const {body} = await send(program.address, toolCall(name, input));
    return (JSON.parse(body) as Result).result;
  };
  const health = async () => {
    const options = {method: 'GET', path: '/healthz'};
    return JSON.parse((await send(program.address, '', options)).body) as {status: string};
  };
  const calls = [
    ['search', {query: 'create an offer'}],
    ['get_operation', {operation: 'createOffer'}],
    ['explain_error', {code: 'wallet_closed'}],
    ['read_page', {path: '/get-started/webhook'}],
  ] as const;

  const before = [];
  for (const [name, input] of calls) before.push(await call(name, input));
  expect(before.filter(({isError}) => isError)).toEqual([]);
  expect(JSON.stringify(before)).not.toContain("can't be reached");
  expect((await health()).status).toBe('ok');

  site.close();
  site.closeAllConnections();
  for (const [index, [name, input]] of calls.entries()) {
    await expect
      .poll(async () => (await call(name, input)).content[0].text)
      .toMatch(/a copy that is \d+ minutes? old/);
    const {isError, content, structuredContent} = await call(name, input);
    expect(isError).toBeUndefined();
    expect(content[0].text.startsWith(before[index]?.content[0].text ?? '?')).toBe(true);
    expect(structuredContent).toEqual(before[index]?.structuredContent);
  }
  expect((await call('read_page', {path: '/billing/price-model'})).isError).toBe(true);
  expect(await health()).toMatchObject({status: 'stale'});
  await program.stop();
});
