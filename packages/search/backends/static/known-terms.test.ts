import {expect, it} from 'vitest';
import {editDistance, KnownTerms} from './known-terms';

it('counts edits, and a swap of two letters as one', () => {
  expect(editDistance('offer', 'offer', 2)).toBe(0);
  expect(editDistance('offr', 'offer', 2)).toBe(1);
  expect(editDistance('form', 'from', 2)).toBe(1);
  expect(editDistance('metring', 'metric', 2)).toBe(2);
  expect(editDistance('offer', 'webhook', 2)).toBe(Infinity);
});

it('prefers the nearest terms', () => {
  const knownTerms = new KnownTerms();
  for (const term of ['metering', 'metric', 'metronome', 'offer']) knownTerms.add(term);
  expect(knownTerms.nearest('metring')).toEqual(['metering']);
  expect(knownTerms.nearest('zebra')).toEqual([]);
  expect(knownTerms.nearest('v12')).toEqual([]);
});

it('knows terms and their beginnings', () => {
  const knownTerms = new KnownTerms();
  knownTerms.add('offer');
  expect(knownTerms.has('off')).toBe(false);
  expect(knownTerms.hasPrefix('off')).toBe(true);
  expect(knownTerms.hasPrefix('wal')).toBe(false);
  knownTerms.add('wallet');
  expect(knownTerms.hasPrefix('wal')).toBe(true);
});
