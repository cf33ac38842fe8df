/**
 * Adds up the test reports of a CI run and prints `N passed, N failed` as the last line.
 *
 * Reads test-results/*.json as written by Vitest and Playwright. A failed step without a failed
 * test, such as a type error, counts as one failure.
 *
 * Usage: tsx tools/ci-summary.ts --failed-steps N
 * Exit code: 1 when anything failed or nothing ran.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {addUp, readReport, type Report} from './lib/test-reports';

const folder = 'test-results';
const {values} = parseArgs({options: {'failed-steps': {type: 'string', default: '0'}}});

const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
const total = addUp(
  reports.map((name) =>
    readReport(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Report),
  ),
);
const failed = Math.max(total.failed, Number(values['failed-steps']));

if (total.flaky > 0) console.log(`${total.flaky} of them passed at the second try only.`);
console.log(`${total.passed} passed, ${failed} failed`);
process.exit(failed > 0 || total.passed === 0 ? 1 : 0);
