/**
 * Purpose: everything that CI proves, side by side on the machine's cores. One strict build of the site
 *   serves all steps. Every step runs to its end and its output is printed in one piece.
 * Usage: npm run ci   (`.ci/run` installs what's needed first)
 *   --only NAME runs the steps whose name contains NAME, without what they need.
 * Exit code: 1 when a step fails. The last line is `N passed, N failed`.
 */
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {failures, runSteps, type Step, summary} from './lib/run-steps';

const site = ['strict build'];

/** Long steps first, so that the last ones to run are short. */
const steps: Step[] = [
  {name: 'generate', command: 'npm run --silent generate'},
  {name: 'SDK packages', command: 'npm run --silent sdk:package', needs: ['generate']},
  {
    name: 'unit tests',
    command:
      'npm run --silent test -- --reporter=default --reporter=json --outputFile=test-results/unit.json',
    needs: ['generate'],
  },
  {
    name: 'strict build',
    command: 'npm run --silent check:site -- --out-dir build',
    needs: ['SDK packages'],
  },
  {name: 'fixture sites', command: 'npm run --silent build:fixtures', needs: site},
  {name: 'browser tests', command: 'npx playwright test', needs: ['fixture sites']},
  {
    name: 'SDKs and samples',
    command: 'npx vitest run --config tests/samples/vitest.config.mts',
    needs: site,
  },
  {
    name: 'serving tests in the browser',
    command: 'npx playwright test --config tests/serving/playwright.config.ts',
    needs: site,
  },
  {name: 'search tests', command: 'npm run --silent test:search', needs: site},
  {
    name: 'serving tests',
    command: 'npx vitest run --config tests/serving/vitest.config.mts',
    needs: site,
  },
  {name: 'planted build failures', command: 'npm run --silent test:build', needs: ['generate']},
  {name: 'check', command: 'npm run --silent check:sources -- --no-generate', needs: ['generate']},
  {name: 'SDK guides install and run', command: 'npm run --silent test:sdk-install', needs: site},
  {name: 'Markdown pages and catalogs', command: 'npm run --silent test:agents', needs: site},
  {name: 'smoke tests in three browsers', command: 'npm run --silent test:smoke', needs: site},
  {
    name: 'contract',
    command: 'npm run --silent test:contract',
    needs: ['generate'],
  },
  {name: 'sandbox', command: 'npm run --silent test:sandbox', needs: ['generate']},
  {name: 'search quality', command: 'npm run --silent search:quality', needs: site},
  {name: 'page budgets', command: 'npm run --silent test:budgets', needs: site},
  {name: 'docs MCP server', command: 'npm run --silent test:mcp', needs: site},
  {name: 'reference', command: 'npm run --silent test:reference', needs: site},
];

const {values} = parseArgs({options: {only: {type: 'string'}}});

async function main(): Promise<void> {
  rmSync('test-results', {recursive: true, force: true});
  const options = {cores: availableParallelism(), logFolder: 'test-results/logs'};
  const chosen = steps
    .filter(({name}) => !values.only || name.includes(values.only))
    .map((step) => (values.only ? {...step, needs: []} : step));
  const results = await runSteps(chosen, options);
  console.log(failures(results, options.logFolder));
  console.log(summary(results));
  const failed = results.filter(({outcome}) => outcome !== 'passed').length;
  try {
    execFileSync('npx', ['tsx', 'tools/ci-summary.ts', '--failed-steps', String(failed)], {
      stdio: 'inherit',
    });
  } catch {
    process.exit(1);
  }
}

void main();
