import {expect, it} from 'vitest';
import {measureServing} from '../../scripts/bench/serving';
import {benchPort} from './site';

/** The short form of `npm run bench:serving`, which keeps its figures in docs/bench/serving.json. */
it('serves as a bare nginx does, and a thousand connections at once', async () => {
  const {ours, bare, ratio, crowd, memory} = await measureServing({
    port: benchPort,
    rounds: 8,
    secondsPerRound: 1,
    crowdSeconds: 6,
  });
  console.log(
    `${ours.requestsPerSecond} requests/s, bare nginx ${bare.requestsPerSecond}, ratio ${ratio}; ` +
      `${ours.microsecondsPerRequest} µs of processor per request, bare ${bare.microsecondsPerRequest}; ` +
      `${crowd.requests} requests over ${crowd.connections} connections, ${crowd.errors} errors; ` +
      `memory ${memory.before} → ${memory.during} → ${memory.after} MB`,
  );
  expect(ratio).toBeGreaterThanOrEqual(0.85);
  expect(crowd.errors).toBe(0);
  expect(crowd.requests).toBeGreaterThan(2_000);
  expect(memory.after).toBeLessThan(memory.during * 1.1);
}, 120_000);
