import {expect, test} from 'vitest';
import {checkCompleteness} from './completeness';
import {smallContext} from './testing/small-spec';

test('accepts a contract with every operation of the inventory', async () => {
  expect((await checkCompleteness(smallContext())).findings).toEqual([]);
});

test('refuses a missing operation and a stub', async () => {
  const context = smallContext(({inventory}, operation) => {
    inventory.push({slug: 'list-offers', method: 'GET', path: '/offers', domain: 'offers'});
    operation['x-stub'] = true;
  });
  expect((await checkCompleteness(context)).findings).toEqual([
    'get-offer is a stub.',
    'list-offers is missing.',
  ]);
});
