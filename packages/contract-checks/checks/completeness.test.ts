import {expect, test} from 'vitest';
import {checkCompleteness} from './completeness';
import {smallContext} from './testing/small-spec';

test('accepts a contract with every operation of the inventory', async () => {
  expect((await checkCompleteness(smallContext())).findings).toEqual([]);
});

test('rejects a missing operation and a stub', async () => {
  const context = smallContext(({inventory}, operation) => {
    inventory.push({slug: 'list-offers', method: 'GET', path: '/offers', domain: 'offers'});
    operation['x-stub'] = true;
  });
  expect((await checkCompleteness(context)).findings).toEqual([
    'get-offer is a stub.',
    'list-offers is missing.',
  ]);
});

test("reports an operation file that openapi.yaml doesn't reference, and how to fix it", async () => {
  const context = smallContext(({operationFiles}) => {
    operationFiles.push({domain: 'offers', slug: 'archive-offer'});
  });
  expect((await checkCompleteness(context)).findings).toEqual([
    'openapi/offers/operations/archive-offer.yaml isn\'t part of the contract. Add its path and method below "paths" in openapi/openapi.yaml, with "$ref: ./offers/operations/archive-offer.yaml".',
  ]);
});
