import {expect, it} from 'vitest';
import {editDistance, KnownTerms} from './known-terms';
import {correctionIn} from './variants';

it('counts edits, and a swap of two letters as one', () => {
  expect(editDistance('offer', 'offer', 2)).toBe(0);
  expect(editDistance('offr', 'offer', 2)).toBe(1);
  expect(editDistance('form', 'from', 2)).toBe(1);
  expect(editDistance('metring', 'metric', 2)).toBe(2);
  expect(editDistance('offer', 'webhook', 2)).toBe(Infinity);
});

it('corrects a word to the nearest term, and to the most common of several', () => {
  const knownTerms = new KnownTerms();
  for (const term of ['metering', 'metric', 'metronome', 'offer', 'other', 'other'])
    knownTerms.add(term);
  expect(knownTerms.correction('metring')).toBe('metering');
  expect(knownTerms.correction('offer')).toBeUndefined();
  expect(knownTerms.correction('met')).toBeUndefined();
  expect(knownTerms.correction('zebra')).toBeUndefined();
  expect(knownTerms.correction('v12')).toBeUndefined();
  for (const term of ['seat', 'meat', 'meat']) knownTerms.add(term);
  expect(knownTerms.correction('beat')).toBe('meat');
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

it('corrects a misspelled word even if its stem is that of a known one', () => {
  const knownTerms = new KnownTerms();
  for (const term of ['entitlement', 'sell', 'disbursement']) knownTerms.add(term);
  const correct = correctionIn(knownTerms);
  expect(correct('entitlment')).toBe('entitlement');
  expect(correct('selling')).toBeUndefined();
  expect(correct('disbursed')).toBeUndefined();
});
