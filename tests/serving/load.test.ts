import {expect, it} from 'vitest';
import {measureServing} from '../../scripts/bench/serving';
import {benchPort} from './site';

/** The short form of `npm run bench:serving`, which keeps its figures in docs/bench/serving.json. */
const short = {rounds: 8, secondsPerRound: 1, crowdSeconds: 6};

// A second try, because what else the machine does may meet one of the two servers only.
it(
  'serves as a bare nginx does, and a thousand connections at once',
  {timeout: 120_000, retry: 1},
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
