import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

/** What is read of the reports that Vitest and Playwright write. */
export type Report =
  | {numPassedTests: number; numFailedTests: number}
  | {stats: {expected: number; unexpected: number}};

const countIn = (report: Report): Count =>
  'stats' in report
    ? {passed: report.stats.expected, failed: report.stats.unexpected}
    : {passed: report.numPassedTests, failed: report.numFailedTests};

/** Adds up the tests of all reports in a folder. */
export function count(folder: string): Count {
  const sum = {passed: 0, failed: 0};
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Report;
    const {passed, failed} = countIn(report);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}
