import {expect, it} from 'vitest';
import {recordFigure} from '../../scripts/lib/figures';
import {requestsFrom} from './fuzzed-requests';
import {judge} from './judge';
import {sendRaw} from './raw-request';

const total = 100_000;
const seeds = [1, 2, 3, 4];
const atOnce = 32;

it('no invented request line gets a wrong answer', async () => {
  const problems: string[] = [];
  const seen = new Map<number, number>();
  for (const seed of seeds) {
    const requests = requestsFrom(seed, total / seeds.length);
    await Promise.all(
      Array.from({length: atOnce}, async () => {
        for (const request of requests) {
          const answer = await sendRaw(request);
          const status = answer?.status ?? 0;
          seen.set(status, (seen.get(status) ?? 0) + 1);
          problems.push(...(await judge(request, answer)));
        }
      }),
    );
  }
  const sent = [...seen.values()].reduce((sum, count) => sum + count, 0);
  const counts = [...seen].sort().map(([status, count]) => `${status || 'closed'}: ${count}`);
  recordFigure('fuzzed', {value: sent - problems.length, of: sent});
  console.log(
    `${sent} fuzzed requests, seeds ${seeds.join(' ')} (${counts.join(', ')}), ${problems.length} wrong`,
  );
  expect(problems.slice(0, 20)).toEqual([]);
  expect(sent).toBe(total);
  // A fuzz that never meets a page or a redirect would prove nothing.
  for (const status of [200, 301, 400, 404, 405])
    expect(seen.get(status), String(status)).toBeGreaterThan(total / 500);
}, 120_000);
