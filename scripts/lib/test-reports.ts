export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
}

/** A flaky test is a failed test: it was not right the first time. */
export function readReport(report: VitestReport | PlaywrightReport): Count {
  if ('stats' in report) {
    const {expected, unexpected, flaky} = report.stats;
    return {passed: expected, failed: unexpected + flaky};
  }
  return {passed: report.numPassedTests, failed: report.numFailedTests};
}

export function addUp(counts: Count[]): Count {
  return counts.reduce(
    (sum, count) => ({passed: sum.passed + count.passed, failed: sum.failed + count.failed}),
    {passed: 0, failed: 0},
  );
}
