import {expect, it} from 'vitest';
import {baseForms, prefixOf, splitCompound} from './word-forms';

it.each([
  ['getting', 'get'],
  ['pricing', 'price'],
  ['selling', 'sell'],
  ['billed', 'bill'],
])('%s is a form of %s', (word, base) => expect(baseForms(word)).toContain(base));

it('has no base form for other words', () => {
  expect(baseForms('offer')).toEqual([]);
  expect(baseForms('ring')).toEqual([]);
});

it('finds the beginning that related words share', () => {
  expect(prefixOf('payment')).toBeUndefined();
  expect(prefixOf('selling')).toBe('sell');
  expect(prefixOf('fee')).toBeUndefined();
});

it('splits compounds of known words', () => {
  const known = new Set(['quick', 'start']);
  expect(splitCompound('quickstart', (part) => known.has(part))).toEqual(['quick', 'start']);
  expect(splitCompound('quickly', (part) => known.has(part))).toBeUndefined();
});
