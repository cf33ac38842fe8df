/**
 * Purpose: measures the API reference side by side, in one run on the same contract: our operation
 *   page, a bare doc page of our site, and the page of docusaurus-openapi-docs 5.2; and the
 *   generator at 112 and 1,008 operations. Bounded: about ten minutes.
 * Usage: npm run bench (after npm run build); writes docs/bench/reference.json
 * Exit code: 1 when a site cannot be built.
 */
import {spawn} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {prepareNginx} from '../deploy/prepare-nginx';
import playwrightConfig from '../playwright.config';
import {growth} from './bench/growth';
import {measurePages} from './bench/measure-page';
import {buildOpenapiDocsSite, timedBuild} from './bench/openapi-docs-site';

const rounds = 5;
const ports = {ours: 4401, theirs: 4402};

async function main(): Promise<void> {
  console.log('1 of 4: generator at 112 and 1,008 operations');
  const generator = await growth();
  console.table(generator);

  console.log('2 of 4: our build');
  const ourBuild = timedBuild('.', ['npm', 'run', '--silent', 'build']);

  console.log('3 of 4: docusaurus-openapi-docs on the same contract');
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-docs-'));
  chmodSync(folder, 0o755); // nginx reads it as another user
  const theirBuild = buildOpenapiDocsSite(folder, readFileSync('.generated/openapi.json', 'utf8'));
  console.table({ours: ourBuild, theirs: theirBuild});

  console.log(`4 of 4: pages, median of ${rounds} loads at a quarter of the CPU`);
  const servers = [
    spawn('nginx', ['-c', prepareNginx({root: 'build', listen: `127.0.0.1:${ports.ours}`})]),
    spawn('nginx', [
      '-c',
      prepareNginx({
        root: path.join(folder, 'build'),
        listen: `127.0.0.1:${ports.theirs}`,
        headers: {},
      }),
    ]),
  ];
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const pages = await measurePages(
      browser,
      {
        'our operation page': `http://127.0.0.1:${ports.ours}/api/create-offer`,
        'our bare doc page': `http://127.0.0.1:${ports.ours}/api/pagination`,
        'docusaurus-openapi-docs': `http://127.0.0.1:${ports.theirs}/api/create-offer`,
      },
      rounds,
    );
    console.table(pages);
    mkdirSync('docs/bench', {recursive: true});
    writeFileSync(
      'docs/bench/reference.json',
      `${JSON.stringify({generator, builds: {ours: ourBuild, theirs: theirBuild}, pages}, null, 2)}\n`,
    );
  } finally {
    await browser.close();
    for (const server of servers) server.kill('SIGQUIT');
  }
}

void main();
