import {expect, it} from 'vitest';
import {createFailures} from './parts';

it('fails as often as it should, and only the operation', () => {
  const failures = createFailures();
  failures.add({operation: 'get-offer', code: 'offer_not_found', times: 2});
  expect(failures.take('list-offers')).toBeUndefined();
  expect(failures.take('get-offer')).toBe('offer_not_found');
  expect(failures.list()).toEqual([{operation: 'get-offer', code: 'offer_not_found', times: 1}]);
  expect(failures.take('get-offer')).toBe('offer_not_found');
  expect(failures.take('get-offer')).toBeUndefined();
});

it('fails every operation without a name', () => {
  const failures = createFailures();
  failures.add({code: 'internal_error', times: 1});
  expect(failures.take('get-offer')).toBe('internal_error');
  failures.add({code: 'internal_error', times: 1});
  failures.clear();
  expect(failures.take('get-offer')).toBeUndefined();
});
