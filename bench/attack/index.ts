/**
 * Purpose: measures a reader while an attacker keeps 10,000 connections open from one address: with half-sent
 *   requests, and with responses that it doesn't read. docs/operations.md uses the results.
 * Usage: npm run bench:attack (after npm run build); writes bench/results/attack.json. The limit of open
 *   files has to allow the connections: ulimit -n 20000
 * Exit code: 1 if the server doesn't start.
 */
import {writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {measureSlowClients, type SlowClients} from '../../tools/lib/serving/slow-clients';

const port = Number(process.env.DOCS_BENCH_PORT ?? 4390);
const connections = 10_000;

async function main(): Promise<void> {
  const load = Math.round(loadavg()[0] ?? 0);
  const attacks: SlowClients[] = [];
  for (const attack of ['half-sent requests', 'unread responses'] as const)
    attacks.push(await measureSlowClients({port, root: 'build', attack, connections, seconds: 30}));
  const report = {
    measured: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, shared by nginx, the reader, and the attacker, load ${load}`,
    connections,
    attacks,
  };
  writeFileSync('bench/results/attack.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
