import {request} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {testSpec} from '@docs/contract/testing';
import {hostileRequests, type HostileRequest} from './hostile-requests';
import {startSandbox, type RunningSandbox} from './running-sandbox';

let running: RunningSandbox;

beforeAll(async () => {
  running = await startSandbox();
});

afterAll(() => running.stop());

/** Node's own client, because `fetch` corrects wrong paths. */
function sendRaw({method, path, headers, body}: HostileRequest, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${running.address}`,
      {method, path, headers: {authorization: `Bearer ${token}`, ...headers}, agent: false},
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

describe('hostile requests', () => {
  it('1,000 of them never cause a crash or an internal error', async () => {
    const token = await running.token('ADMIN');
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    for (const hostile of hostileRequests(await testSpec(), 1000)) {
      const status = await sendRaw(hostile, token);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failures.push(JSON.stringify(hostile).slice(0, 300));
    }
    console.log(Object.fromEntries([...statuses].sort()));
    expect(running.mistakes.map(String)).toEqual([]);
    expect(failures).toEqual([]);
    expect((await running.send('GET', '/offers')).status).toBe(200);
  });

  it('leaves the prototypes of objects alone', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).status).toBeUndefined();
  });
});
