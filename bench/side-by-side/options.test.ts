import {expect, it} from 'vitest';
import {readOptions} from './options';

it('measures everything by default', () => {
  expect(readOptions([])).toMatchObject({
    parts: ['load', 'connection', 'taps', 'navigation', 'build'],
    rounds: 5,
    sizes: [250, 1000],
  });
});

it('accepts a part, engines, sizes, and rounds', () => {
  expect(
    readOptions(['--only', 'build', '--sizes', '2500', '--engines', 'ours', '--rounds', '1']),
  ).toEqual({parts: ['build'], rounds: 1, sizes: [2500], engines: ['ours']});
});

it.each([
  ['--only', 'everything'],
  ['--engines', 'jekyll'],
  ['--rounds', '0'],
  ['--sizes', 'many'],
])('rejects %s %s', (...args) => {
  expect(() => readOptions(args)).toThrow();
});
