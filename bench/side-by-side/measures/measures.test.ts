import {expect, it} from 'vitest';
import {medians, spread} from './medians';
import {timedBuild} from './timed-build';
import {stolenPercent} from './undisturbed';

it('calculates the median of each metric separately', () => {
  expect(
    medians([
      {a: 3, b: 1},
      {a: 1, b: 9},
      {a: 2, b: 5},
    ]),
  ).toEqual({a: 2, b: 5});
});

it('calculates how far half of the values are apart', () => {
  expect(spread([100, 90, 110, 500, 10])).toBe(20);
});

it('calculates how much of the wanted CPU time other machines took', () => {
  expect(stolenPercent({used: 100, stolen: 10}, {used: 175, stolen: 35})).toBe(25);
  expect(stolenPercent({used: 100, stolen: 10}, {used: 100, stolen: 10})).toBe(0);
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
