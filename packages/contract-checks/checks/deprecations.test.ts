import {expect, test} from 'vitest';
import {checkDeprecations} from './deprecations';
import {smallContext} from './testing/small-spec';

const notice = (replacement: string) => ({since: '1.1.0', replacement, text: 'Call it instead.'});

test('accepts an operation without a deprecation', async () => {
  expect((await checkDeprecations(smallContext())).findings).toEqual([]);
});

test('reports a deprecation without a notice', async () => {
  const context = smallContext((_, operation) => {
    operation.deprecated = true;
  });
  expect((await checkDeprecations(context)).findings).toEqual([
    'get-offer: set both deprecated and x-deprecation.',
  ]);
});

test("reports a replacement that's deprecated or missing", async () => {
  const context = smallContext((_, operation) => {
    operation.deprecated = true;
    operation['x-deprecation'] = notice('get-offer');
  });
  expect((await checkDeprecations(context)).findings).toEqual([
    "get-offer: the replacement get-offer doesn't exist or is deprecated.",
  ]);
});
