import {describe, expect, it} from 'vitest';
import {isNightly} from '../support/scope';
import {requestsFrom} from './fuzzed-requests';
import {judge} from './judge';
import {sendRaw} from './raw-request';
import {servers} from './server';

const seeds = [1, 2, 3, 4];
/** Per series. */
const count = isNightly ? 25_000 : 1_250;
const concurrency = 32;

describe.each(servers)('on $label', (server) => {
  it.each(seeds)('no fuzzed request gets a wrong response, series %i', async (seed) => {
    const problems: string[] = [];
    const statusCounts = new Map<number, number>();
    const requests = requestsFrom(seed, count);
    await Promise.all(
      Array.from({length: concurrency}, async () => {
        for (const request of requests) {
          const response = await sendRaw(server, request);
          const status = response?.status ?? 0;
          statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
          problems.push(...(await judge(server, request, response)));
        }
      }),
    );
    const sent = [...statusCounts.values()].reduce((sum, times) => sum + times, 0);
    const counts = [...statusCounts]
      .sort()
      .map(([status, times]) => `${status || 'closed'}: ${times}`);
    console.log(`${sent} fuzzed requests (${counts.join(', ')}), ${problems.length} wrong`);
    expect(problems.slice(0, 20)).toEqual([]);
    // The test is only meaningful if every kind of response occurs.
    for (const status of [200, 301, 400, 404, 405])
      expect(statusCounts.get(status), String(status)).toBeGreaterThan(count / 500);
  });
});
