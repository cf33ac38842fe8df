import {expect, it} from 'vitest';
import {testSpec} from './test-spec';
import {listOperations, needsToken} from './operations';
import {readSdkMethods} from './sdk-methods';

it('names a method for every operation that needs a token, and no other', async () => {
  const operations = listOperations(await testSpec()).filter(({operation}) =>
    needsToken(operation),
  );
  const expected = operations.map(({operation}) => operation.operationId);
  expect([...readSdkMethods().keys()].sort()).toEqual(expected.sort());
});
