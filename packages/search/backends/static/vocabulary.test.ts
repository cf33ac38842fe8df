import {expect, it} from 'vitest';
import {editDistance, Vocabulary} from './vocabulary';

it('counts edits, and a swap of two letters as one', () => {
  expect(editDistance('offer', 'offer', 2)).toBe(0);
  expect(editDistance('offr', 'offer', 2)).toBe(1);
  expect(editDistance('ofefr', 'offer', 2)).toBe(1);
  expect(editDistance('metring', 'metric', 2)).toBe(2);
  expect(editDistance('offer', 'webhook', 2)).toBe(Infinity);
});

it('prefers the nearest terms', () => {
  const vocabulary = new Vocabulary();
  for (const term of ['metering', 'metric', 'metronome', 'offer']) vocabulary.add(term);
  expect(vocabulary.nearest('metring')).toEqual(['metering']);
  expect(vocabulary.nearest('zebra')).toEqual([]);
  expect(vocabulary.nearest('v12')).toEqual([]);
});

it('knows terms and their beginnings', () => {
  const vocabulary = new Vocabulary();
  vocabulary.add('offer');
  expect(vocabulary.has('off')).toBe(false);
  expect(vocabulary.hasPrefix('off')).toBe(true);
  expect(vocabulary.hasPrefix('ofa')).toBe(false);
  vocabulary.add('ofas');
  expect(vocabulary.hasPrefix('ofa')).toBe(true);
});
