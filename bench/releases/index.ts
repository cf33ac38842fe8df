/**
 * Purpose: injects 1,000 faults into releases, and then checks a million responses while releases change pages,
 *   scripts, and policy. CI does the same with 60 faults and 5,000 responses.
 * Usage: npm run bench:releases [-- --faults 1000] [--responses 1000000] [--seed 7]; writes
 *   bench/results/releases.json
 * Exit code: 1 if anything is wrong after a fault, or if a response doesn't fit.
 */
import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {parseArgs} from 'node:util';
import {checkResponses} from '../../tools/lib/release-faults/fitting-responses';
import {runFaults} from '../../tools/lib/release-faults/run-faults';

const {values} = parseArgs({
  options: {
    faults: {type: 'string', default: '1000'},
    responses: {type: 'string', default: '1000000'},
    seed: {type: 'string', default: '7'},
  },
});

const port = Number(process.env.DOCS_BENCH_PORT ?? 4390);

async function main(): Promise<void> {
  const faults = await runFaults(Number(values.seed), Number(values.faults));
  const responses = await checkResponses({
    port,
    responses: Number(values.responses),
    releases: 20,
    maxReleases: 2000,
    connections: 50,
  });
  const report = {
    measured: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, shared by nginx and the load`,
    faults,
    responses,
  };
  writeFileSync('bench/results/releases.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
  const isComplete = responses.responses >= Number(values.responses);
  if (faults.problems.length > 0 || responses.misfits > 0 || !isComplete) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
