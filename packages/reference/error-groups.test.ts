import {expect, it} from 'vitest';
import type {ErrorCatalog} from '@docs/contract';
import {errorGroups} from './error-groups';

const catalog = {
  wallet_closed: {status: 409},
  invalid_cursor: {status: 400},
  email_taken: {status: 409},
  odd: {status: 418},
} as unknown as ErrorCatalog;

it('sorts errors by status, then by code', () => {
  const groups = errorGroups(catalog);
  expect(groups.map(({title}) => title)).toEqual(['400 Bad request', '409 Conflict', '418']);
  expect(groups[1]?.errors.map(({code}) => code)).toEqual(['email_taken', 'wallet_closed']);
});
