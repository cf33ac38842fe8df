import {expect, it} from 'vitest';
import {readOptions} from './options';

it('measures load, navigation and build unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({
    parts: ['load', 'navigation', 'build'],
    rounds: 5,
    sizes: [250, 1000],
  });
});

it('takes one part, some engines and other sizes', () => {
  expect(
    readOptions(['--only', 'build', '--sizes', '2500', '--engines', 'ours', '--rounds', '1']),
  ).toEqual({parts: ['build'], rounds: 1, sizes: [2500], engines: ['ours']});
});

it.each([
  ['--only', 'everything'],
  ['--engines', 'jekyll'],
  ['--rounds', '0'],
  ['--sizes', 'many'],
])('refuses %s %s', (...args) => {
  expect(() => readOptions(args)).toThrow();
});
