import {expect, it} from 'vitest';
import {medians} from './medians';
import {timedBuild} from './timed-build';

it('calculates the median of each metric separately', () => {
  expect(
    medians([
      {a: 3, b: 1},
      {a: 1, b: 9},
      {a: 2, b: 5},
    ]),
  ).toEqual({a: 2, b: 5});
});

it('measures the time and memory of a build, and throws if the build fails', () => {
  const figures = timedBuild('.', [
    'node',
    '-e',
    'const a = Buffer.alloc(9e7, 1); setTimeout(() => a, 900)',
  ]);
  expect(figures.seconds).toBeGreaterThan(0.8);
  expect(figures.peakMemoryMb).toBeGreaterThan(90);
  expect(() => timedBuild('.', ['false'])).toThrow('failed');
});
