import {expect, test} from 'vitest';
import {checkSampleData} from './sample-data';
import {smallContext} from './testing/small-spec';

test('accepts IDs that are in the sample data and in an example response', async () => {
  expect((await checkSampleData(smallContext())).findings).toEqual([]);
});

test("rejects an ID that isn't in the sample data and that no example returns", async () => {
  const context = smallContext((_, operation) => {
    const parameter = operation.parameters?.[0];
    if (parameter) parameter.example = 'offr_01KGES92M06PXWSFEWDW4HTSFB';
  });
  expect((await checkSampleData(context)).findings).toEqual([
    'get-offer offerId: offr_01KGES92M06PXWSFEWDW4HTSFB is not in sample-data.yaml.',
    'get-offer offerId: no other example returns offr_01KGES92M06PXWSFEWDW4HTSFB.',
  ]);
});
