import {expect, it} from 'vitest';
import {parseQuery} from '../../query';
import {maxQueryLength} from '../../limits';
import {shareOf, union, wordFinder} from './coverage';
import {KnownTerms} from './known-terms';
import {queryLookups} from './variants';

const words = parseQuery('cancel an offer');
const wordsIn = wordFinder({lookups: queryLookups(words, new KnownTerms())});

it('finds the words of a result', () => {
  expect(wordsIn({queryTerms: ['offer']})).toBe(0b100);
  expect(wordsIn({queryTerms: ['offer', 'cancel', 'other']})).toBe(0b101);
  expect(union([0b1, 0b100])).toBe(0b101);
});

it('weighs rare words more than common and optional ones', () => {
  const share = shareOf([0b001, 0b100, 0b100, 0b100], words, 10);
  expect(share(0b001)).toBeGreaterThan(share(0b100));
  expect(share(0b100)).toBeGreaterThan(share(0b010));
  expect(share(0b111)).toBeCloseTo(1);
});

it('has a bit for every word of the longest query', () => {
  expect(parseQuery('a '.repeat(maxQueryLength)).length).toBeLessThanOrEqual(32);
});
