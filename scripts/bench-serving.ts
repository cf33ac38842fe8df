/**
 * Measures the server on the built site and keeps the figures in docs/bench/serving.json: requests
 * per second next to a bare nginx, and thirty seconds of a thousand connections. Two minutes.
 *
 * Usage: npm run bench:serving
 * Exit code: 1 when wrk is missing or a server does not start.
 */
import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {measureServing} from './bench/serving';

async function main(): Promise<void> {
  const port = Number(process.env.DOCS_BENCH_PORT ?? 4390);
  const figures = await measureServing({port, rounds: 5, secondsPerRound: 6, crowdSeconds: 30});
  const machine = `${cpus().length} cores, shared by nginx and the load`;
  const report = {measured: new Date().toISOString().slice(0, 10), machine, ...figures};
  writeFileSync('docs/bench/serving.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(report);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
