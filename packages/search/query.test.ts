import {expect, it} from 'vitest';
import {parseQuery} from './query';

it('requires words that turn a question around', () => {
  const required = (query: string) =>
    parseQuery(query).flatMap(({whole, optional}) => (optional ? [] : [whole]));
  expect(required('can I sell without a contract')).toEqual(['sell', 'without', 'contract']);
  expect(required('why is my webhook not delivered')).toEqual(['webhook', 'not', 'delivered']);
});
