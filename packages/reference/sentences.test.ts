import {expect, it} from 'vitest';
import {afterFirstSentence, firstSentence} from './sentences';

const text = 'Creates `an` offer. It is sent.\n\nUse it.';

it('splits a text after its first sentence', () => {
  expect(firstSentence(text)).toBe('Creates an offer.');
  expect(afterFirstSentence(text)).toBe('It is sent.\n\nUse it.');
});
