import {describe, expect, it} from 'vitest';
import {addUp, readReport} from './test-reports';

describe('readReport', () => {
  it('reads both runners', () => {
    expect(readReport({numPassedTests: 3, numFailedTests: 1})).toEqual({
      passed: 3,
      failed: 1,
      flaky: 0,
    });
    expect(readReport({stats: {expected: 5, unexpected: 1, flaky: 2}})).toEqual({
      passed: 7,
      failed: 1,
      flaky: 2,
    });
  });
});

describe('addUp', () => {
  it('sums, from nothing too', () => {
    const counts = [
      {passed: 1, failed: 0, flaky: 1},
      {passed: 2, failed: 1, flaky: 0},
    ];
    expect(addUp(counts)).toEqual({passed: 3, failed: 1, flaky: 1});
    expect(addUp([])).toEqual({passed: 0, failed: 0, flaky: 0});
  });
});
