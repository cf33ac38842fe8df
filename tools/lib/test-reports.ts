export interface Count {
  passed: number;
  failed: number;
  /** Passed on retry. Counts as passed and is reported separately. */
  flaky: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
}

export type Report = VitestReport | PlaywrightReport;

export function readReport(report: Report): Count {
  if ('stats' in report) {
    const {expected, unexpected, flaky} = report.stats;
    return {passed: expected + flaky, failed: unexpected, flaky};
  }
  return {passed: report.numPassedTests, failed: report.numFailedTests, flaky: 0};
}

export function addUp(counts: Count[]): Count {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      flaky: sum.flaky + count.flaky,
    }),
    {passed: 0, failed: 0, flaky: 0},
  );
}
