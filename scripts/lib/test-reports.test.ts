import {describe, expect, it} from 'vitest';
import {addUp, readReport} from './test-reports';

describe('readReport', () => {
  it('reads both runners', () => {
    expect(readReport({numPassedTests: 3, numFailedTests: 1})).toEqual({passed: 3, failed: 1});
    expect(readReport({stats: {expected: 5, unexpected: 0, flaky: 0}})).toEqual({
      passed: 5,
      failed: 0,
    });
  });

  it('counts a flaky test as failed', () => {
    expect(readReport({stats: {expected: 5, unexpected: 1, flaky: 2}})).toEqual({
      passed: 5,
      failed: 3,
    });
  });
});

describe('addUp', () => {
  it('sums, from nothing too', () => {
    expect(
      addUp([
        {passed: 1, failed: 0},
        {passed: 2, failed: 1},
      ]),
    ).toEqual({passed: 3, failed: 1});
    expect(addUp([])).toEqual({passed: 0, failed: 0});
  });
});
