import {expect, it} from 'vitest';
import {measureServing} from '../../tools/lib/serving/measure-serving';
import {benchPort} from './site';

/** A short version of `npm run bench:serving`, which writes bench/results/serving.json. */
const short = {rounds: 8, secondsPerRound: 1, crowdSeconds: 6};

// Retried once, because other work on the machine may slow down only one of the two servers.
it(
  'serves as fast as a bare nginx, and a thousand connections at the same time',
  {timeout: 600_000, retry: 1},
  async () => {
    const {ours, bare, ratio, crowd, memory} = await measureServing({port: benchPort, ...short});
    console.log(
      `${ours.requestsPerSecond} requests/s, bare nginx ${bare.requestsPerSecond}, ratio ${ratio}; ` +
        `${ours.microsecondsPerRequest} µs of processor per request, bare ${bare.microsecondsPerRequest}; ` +
        `${crowd.requests} requests over ${crowd.connections} connections, ${crowd.errors} errors; ` +
        `memory ${memory.before} → ${memory.during} → ${memory.after} MB`,
    );
    // Requests per second depend on what else the machine does. Processor time per request doesn't.
    expect(ours.microsecondsPerRequest).toBeLessThan(bare.microsecondsPerRequest * 1.5);
    expect(crowd.errors).toBe(0);
    expect(crowd.requests).toBeGreaterThan(2_000);
    expect(memory.after).toBeLessThan(memory.during * 1.1);
  },
);
