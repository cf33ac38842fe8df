import {describe, expect, it} from 'vitest';
import {addUp, readReport, type Report, testsIn} from './test-reports';

const vitest: Report = {
  startTime: 0,
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {name: '/site/a.test.ts', assertionResults: [{status: 'passed'}, {status: 'failed'}]},
  ],
};
const playwright: Report = {
  stats: {startTime: '2026-03-01T10:00:00.000Z', expected: 5, unexpected: 1, flaky: 2},
  suites: [
    {
      file: 'b.spec.ts',
      specs: [{ok: true}],
      suites: [{file: 'b.spec.ts', specs: [{ok: false}]}],
    },
  ],
};

describe('a report of either runner', () => {
  it('is read as counts', () => {
    expect(readReport(vitest)).toEqual({passed: 1, failed: 1, flaky: 0});
    expect(readReport(playwright)).toEqual({passed: 7, failed: 1, flaky: 2});
  });

  it('is read as tests with their files', () => {
    expect(testsIn(vitest)).toEqual([
      {file: '/site/a.test.ts', passed: true},
      {file: '/site/a.test.ts', passed: false},
    ]);
    expect(testsIn(playwright)).toEqual([
      {file: 'b.spec.ts', passed: true},
      {file: 'b.spec.ts', passed: false},
    ]);
  });
});

describe('addUp', () => {
  it('adds up counts, including an empty list', () => {
    const counts = [
      {passed: 1, failed: 0, flaky: 1},
      {passed: 2, failed: 1, flaky: 0},
    ];
    expect(addUp(counts)).toEqual({passed: 3, failed: 1, flaky: 1});
    expect(addUp([])).toEqual({passed: 0, failed: 0, flaky: 0});
  });
});
