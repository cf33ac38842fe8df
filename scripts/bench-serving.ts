/**
 * Measures the server on the built site and keeps the figures in docs/bench/serving.json: requests per
 * second next to a bare nginx, thirty seconds of a thousand connections, what a reader fetches, how
 * large a release is and how long it takes. docs/operations.md reckons with them. Three minutes.
 *
 * Usage: npm run bench:serving
 * Exit code: 1 when wrk is missing or a server does not start.
 */
import {statSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import playwrightConfig from '../playwright.config';
import {filesUnder} from '../deploy/files';
import {publish, rollBack} from '../deploy/releases';
import {templates} from '../tests/support/templates';
import {measureServing} from './bench/serving';
import {measureBytes, type Bytes} from './bench/serving/bytes';
import {makePlace, type Place} from './bench/serving/place';
import {runNginx} from './lib/run-nginx';

const port = Number(process.env.DOCS_BENCH_PORT ?? 4390);

async function timed<Result>(doing: () => Promise<Result>): Promise<[number, Result]> {
  const began = performance.now();
  const result = await doing();
  return [Math.round((performance.now() - began) / 100) / 10, result];
}

function sizeOf(folder: string, ending = ''): {files: number; megabytes: number} {
  const sizes = filesUnder(folder, ending).map((file) => statSync(file).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {files: sizes.length, megabytes: Math.round(bytes / 1e5) / 10};
}

async function measureReader({configFile, tlsPort, origin}: Place): Promise<Bytes> {
  const nginx = await runNginx(configFile, tlsPort);
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const {'not found': _, search: __, ...read} = templates;
    return await measureBytes(browser, origin, Object.values(read));
  } finally {
    await browser.close();
    nginx.kill('SIGQUIT');
  }
}

/** What a reader fetches and what a release costs, on a place of its own. */
async function measureReleases() {
  const place = makePlace('bench-releases', port);
  try {
    const release = () => publish('build', place.folder, place.announce);
    const [firstSeconds] = await timed(release);
    const reader = await measureReader(place);
    const [nextSeconds] = await timed(release);
    const [rollbackSeconds] = await timed(() => rollBack(place.folder, place.announce));
    const current = path.join(place.folder, 'current');
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
    place.remove();
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
  writeFileSync('docs/bench/serving.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
