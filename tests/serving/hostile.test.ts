import {expect, it} from 'vitest';
import {hostileTargets} from './hostile-targets';
import {judge} from './judge';
import {requestFor, sendRaw} from './raw-request';

it('no hostile address gets a wrong response', async () => {
  const problems: string[] = [];
  const statusCounts = new Map<number, number>();
  for (const target of hostileTargets) {
    const request = requestFor(target);
    const response = await sendRaw(request);
    statusCounts.set(response?.status ?? 0, (statusCounts.get(response?.status ?? 0) ?? 0) + 1);
    problems.push(...(await judge(request, response)));
  }
  const counts = [...statusCounts].sort().map(([status, count]) => `${status}: ${count}`);
  console.log(
    `${hostileTargets.length} hostile requests (${counts.join(', ')}), ${problems.length} wrong`,
  );
  expect(hostileTargets.length).toBeGreaterThanOrEqual(100);
  expect(problems).toEqual([]);
});
