import {expect, it} from 'vitest';
import {exampleText} from './example-text';

it.each([
  ['plain text', 'plain text'],
  [25, '25'],
  [false, 'false'],
  [['OPEN', 'ARCHIVED'], 'OPEN,ARCHIVED'],
  [{currency: 'USD'}, '{"currency":"USD"}'],
])('writes %j as %s', (example, text) => {
  expect(exampleText(example)).toBe(text);
});
