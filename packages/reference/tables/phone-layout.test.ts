import {expect, it} from 'vitest';
import {isTextColumn, phoneLayout} from './phone-layout';

const sentence = 'The marketplace rejects the usage as a duplicate, and the group stays open.';

it('stacks a table with sentences in too many columns', () => {
  expect(
    phoneLayout([
      ['Error', sentence],
      ['Cause', sentence],
      ['Fix', sentence],
    ]),
  ).toBe('stacks');
});

it('stacks a table with names that are too long for two columns', () => {
  const name = 'opportunityLifecycleStageIdentifier';
  expect(
    phoneLayout([
      ['Field', name],
      ['Object', name],
    ]),
  ).toBe('stacks');
});

it('scrolls a table with many short cells, which readers compare', () => {
  const column = ['Google Cloud', 'Billing account'];
  expect(phoneLayout([column, column, column, column, column])).toBe('scrolls');
});

it('knows which columns have more than a few words', () => {
  expect(isTextColumn(['Meaning', sentence])).toBe(true);
  expect(isTextColumn(['Type', 'list of strings, at most 50'])).toBe(false);
});
