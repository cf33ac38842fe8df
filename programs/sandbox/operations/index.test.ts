import {expect, it} from 'vitest';
import {testSpec} from '@docs/contract/testing';
import {listOperations} from '@docs/contract';
import {operations} from '.';

/** The token endpoint has rules of its own, so it isn't a handler. */
const elsewhere = ['create-access-token'];

it('has a handler for every operation of the contract, and no other', async () => {
  const documented = listOperations(await testSpec()).map(({slug}) => slug);
  expect([...Object.keys(operations.handlers), ...elsewhere].sort()).toEqual(documented.sort());
});
