/**
 * Purpose: measures the server with the built site: requests per second compared with a bare nginx, a
 *   thousand connections for thirty seconds, what a browser fetches, and how long a release takes.
 *   docs/operations.md uses the results.
 * Usage: npm run bench:serving (after npm run build); writes bench/results/serving.json
 * Exit code: 1 if wrk is missing or a server doesn't start.
 */
import {statSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {filesUnder} from '../../deploy/files';
import {publish} from '../../deploy/releases/publish';
import {rollBack} from '../../deploy/releases/roll-back';
import {templates} from '../../tests/support/templates';
import {measureServing} from '../../tools/lib/serving/measure-serving';
import {measureBytes, type Bytes} from './bytes';
import {createReleaseFolder, type ReleaseFolder} from '../../tools/lib/serving/release-folder';
import {runNginx} from '../../tools/lib/run-nginx';
import {wholeBrowser} from '../../tools/lib/whole-browser';

const port = Number(process.env.DOCS_BENCH_PORT ?? 4390);

async function timed<Result>(action: () => Promise<Result>): Promise<[number, Result]> {
  const start = performance.now();
  const result = await action();
  return [Math.round((performance.now() - start) / 100) / 10, result];
}

function sizeOf(folder: string, ending = ''): {files: number; megabytes: number} {
  const sizes = filesUnder(folder, ending).map((file) => statSync(file).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {files: sizes.length, megabytes: Math.round(bytes / 1e5) / 10};
}

async function measureReader({configFile, tlsPort, origin}: ReleaseFolder): Promise<Bytes> {
  const nginx = await runNginx(configFile, tlsPort);
  const browser = await chromium.launch(wholeBrowser);
  try {
    const {'not found': _, search: __, ...read} = templates;
    return await measureBytes(browser, origin, Object.values(read));
  } finally {
    await browser.close();
    nginx.kill('SIGQUIT');
  }
}

/** Measures what a browser fetches, and how long releases take, in a separate deployment folder. */
async function measureReleases() {
  const deployment = createReleaseFolder('bench-releases', port);
  try {
    const release = () => publish('build', deployment.folder, deployment.announce);
    const [firstSeconds] = await timed(release);
    const reader = await measureReader(deployment);
    const [nextSeconds] = await timed(release);
    const [rollbackSeconds] = await timed(() => rollBack(deployment.folder, deployment.announce));
    const current = path.join(deployment.folder, 'current');
    return {
      reader,
      release: {
        ...sizeOf(current),
        compressed: sizeOf(current, '.gz'),
        firstSeconds,
        nextSeconds,
        rollbackSeconds,
      },
    };
  } finally {
    deployment.remove();
  }
}

async function main(): Promise<void> {
  const releases = await measureReleases();
  const load = await measureServing({port, rounds: 15, secondsPerRound: 2, crowdSeconds: 30});
  const report = {
    measured: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, shared by nginx and the load`,
    ...releases,
    ...load,
  };
  writeFileSync('bench/results/serving.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
