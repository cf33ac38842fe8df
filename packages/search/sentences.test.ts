import {expect, it} from 'vitest';
import {firstSentences} from './answer';

it('splits at the end of sentences, not in numbers and names', () => {
  const text = 'Pay 3.50 USD with pay.now. Then wait? a table without an end';
  expect(firstSentences(text, 20)).toBe('Pay 3.50 USD with pay.now.');
  expect(firstSentences('One. Two? Three!', 100)).toBe('One. Two? Three!');
});

it('takes the sentences that fit, and always the first', () => {
  expect(firstSentences('One sentence. Another one. A third.', 28)).toBe(
    'One sentence. Another one.',
  );
  expect(firstSentences('One sentence.', 5)).toBe('One sentence.');
  expect(firstSentences('', 5)).toBe('');
});
