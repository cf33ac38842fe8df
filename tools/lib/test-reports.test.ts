import {describe, expect, it} from 'vitest';
import {addUp, readReport} from './test-reports';

describe('a report of either runner', () => {
  it('is read as counts', () => {
    const vitest = {numPassedTests: 1, numFailedTests: 1};
    const playwright = {stats: {expected: 5, unexpected: 1, flaky: 2}};
    expect(readReport(vitest)).toEqual({passed: 1, failed: 1, flaky: 0});
    expect(readReport(playwright)).toEqual({passed: 7, failed: 1, flaky: 2});
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
