import {expect, it} from 'vitest';
import {hostileTargets} from './hostile-targets';
import {judge} from './judge';
import {requestFor, sendRaw} from './raw-request';

it('no hand-made address gets a wrong answer', async () => {
  const problems: string[] = [];
  const seen = new Map<number, number>();
  for (const target of hostileTargets) {
    const request = requestFor(target);
    const answer = await sendRaw(request);
    seen.set(answer?.status ?? 0, (seen.get(answer?.status ?? 0) ?? 0) + 1);
    problems.push(...(await judge(request, answer)));
  }
  const counts = [...seen].sort().map(([status, count]) => `${status}: ${count}`);
  console.log(
    `${hostileTargets.length} hand-made requests (${counts.join(', ')}), ${problems.length} wrong`,
  );
  expect(hostileTargets.length).toBeGreaterThanOrEqual(100);
  expect(problems).toEqual([]);
});
