export interface Count {
  passed: number;
  failed: number;
  /** Passed on retry. Counts as passed and is reported separately. */
  flaky: number;
}

interface VitestReport {
  startTime: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {name: string; assertionResults: {status: string}[]}[];
}

interface PlaywrightSuite {
  file: string;
  specs?: {ok: boolean}[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: {startTime: string; expected: number; unexpected: number; flaky: number};
  suites: PlaywrightSuite[];
}

export type Report = VitestReport | PlaywrightReport;

export function readReport(report: Report): Count {
  if ('stats' in report) {
    const {expected, unexpected, flaky} = report.stats;
    return {passed: expected + flaky, failed: unexpected, flaky};
  }
  return {passed: report.numPassedTests, failed: report.numFailedTests, flaky: 0};
}

/** Every test of a report with its file. */
export function testsIn(report: Report): {file: string; passed: boolean}[] {
  if ('suites' in report) return report.suites.flatMap(specsIn);
  return report.testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({status}) => ({file: name, passed: status === 'passed'})),
  );
}

const specsIn = ({file, specs = [], suites = []}: PlaywrightSuite): ReturnType<typeof testsIn> => [
  ...specs.map(({ok}) => ({file, passed: ok})),
  ...suites.flatMap(specsIn),
];

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
