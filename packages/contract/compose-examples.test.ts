import {expect, test} from 'vitest';
import {composeExamples} from './compose-examples';

const examples = {offer: {id: 'a', status: 'DRAFT', price: {amount: '1', currency: 'USD'}}};

test('inserts an example with changes', () => {
  const composed = composeExamples(
    {data: [{$example: 'offer', $with: {price: {amount: '2'}}, $without: ['status']}]},
    examples,
  );
  expect(composed).toEqual({data: [{id: 'a', price: {amount: '2', currency: 'USD'}}]});
});

test('rejects an unknown name, an unknown field, and a circular reference', () => {
  expect(() => composeExamples({$example: 'order'}, examples)).toThrow(
    'No example file is named order',
  );
  expect(() => composeExamples({$example: 'offer', $without: ['name']}, examples)).toThrow(
    'no field name',
  );
  expect(() => composeExamples({$example: 'a'}, {a: {$example: 'a'}})).toThrow(
    'refer to each other',
  );
});
