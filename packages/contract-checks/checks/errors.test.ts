import {expect, test} from 'vitest';
import {checkErrors} from './errors';
import {smallContext} from './testing/small-spec';

test('accepts an operation that documents the statuses of its codes', async () => {
  expect((await checkErrors(smallContext())).findings).toEqual([]);
});

test('rejects a status without a code and an unused code', async () => {
  const context = smallContext((_, operation) => {
    operation['x-errors'] = [];
  });
  expect((await checkErrors(context)).findings).toEqual([
    'get-offer: response 404 has no error code.',
    'offer_not_found is in the catalog but no operation uses it.',
  ]);
});
