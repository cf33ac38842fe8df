import {expect, it} from 'vitest';
import {firstSentences, sentencesOf} from './sentences';

it('splits at the end of sentences, not in numbers and names', () => {
  expect(sentencesOf('Pay 3.50 USD with pay.now. Then wait. a table without an end')).toEqual([
    'Pay 3.50 USD with pay.now.',
  ]);
  expect(sentencesOf('One. Two? Three!')).toEqual(['One.', 'Two?', 'Three!']);
});

it('takes the sentences that fit, and always the first', () => {
  expect(firstSentences('One sentence. Another one. A third.', 28)).toBe(
    'One sentence. Another one.',
  );
  expect(firstSentences('One sentence.', 5)).toBe('One sentence.');
  expect(firstSentences('', 5)).toBe('');
});
