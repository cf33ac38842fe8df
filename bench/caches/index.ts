/**
 * Purpose: sends 100,000 mixed requests through each cache, with and without the rules in deploy/cdn, and judges every
 *   response. CI does the same with 1,000.
 * Usage: npm run bench:caches [-- --requests 100000] [--only Squid] [--seed 3]; writes bench/results/caches.json,
 *   unless `--only` is set.
 * Exit code: 1 if a response is wrong, or if a cache has too few hits.
 */
import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {parseArgs} from 'node:util';
import {caches} from '../../tools/lib/caches/caches';
import {measureCache, type CacheFigures} from '../../tools/lib/caches/measure-cache';
import {startOrigin} from '../../tools/lib/caches/origin';

const {values} = parseArgs({
  options: {
    requests: {type: 'string', default: '100000'},
    only: {type: 'string', default: ''},
    seed: {type: 'string', default: '3'},
  },
});

const port = Number(process.env.DOCS_BENCH_PORT ?? 4390);

async function main(): Promise<void> {
  const origin = await startOrigin({port, nginx: port + 1});
  const figures: CacheFigures[] = [];
  try {
    for (const cache of caches.filter(({name}) => name.includes(values.only))) {
      const measured = await measureCache(cache, {
        origin,
        ports: {port: port + 2, origin: port},
        requests: Number(values.requests),
        connections: 64,
        seed: Number(values.seed),
      });
      console.log(JSON.stringify(measured));
      figures.push(measured);
      const isWrong = Object.entries(measured.wrong).some(
        ([kind, count]) => count > 0 && kind !== cache.knownFault,
      );
      const hasHits =
        measured.hitRatio >= cache.expectedHits &&
        measured.hitRatioUnderBusting >= cache.expectedHitsUnderBusting;
      if (isWrong || !hasHits) process.exitCode = 1;
    }
  } finally {
    await origin.stop();
  }
  const report = {
    measured: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, shared by the clients, the cache, and the origin`,
    caches: figures,
  };
  if (!values.only)
    writeFileSync('bench/results/caches.json', `${JSON.stringify(report, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
