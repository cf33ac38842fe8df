import {expect, test} from 'vitest';
import {checkConditions} from './conditions';
import {smallContext} from './testing/small-spec';

/** The findings for a request body. */
async function findingsFor(value: unknown): Promise<string[]> {
  const context = smallContext(({spec}, operation) => {
    spec.components.schemas.Price = {
      type: 'object',
      properties: {kind: {type: 'string'}, unit: {}, tiers: {}, date: {}},
      'x-required-when': [{property: 'date', when: {kind: ['LATER']}}],
      'x-exactly-one-of': [['unit', 'tiers']],
    };
    const schema = {
      type: 'object',
      properties: {prices: {type: 'array', items: {$ref: '#/components/schemas/Price'}}},
    };
    const examples = {example: {value}};
    operation.requestBody = {content: {'application/json': {schema, examples}}};
  });
  return (await checkConditions(context)).findings;
}

test('accepts values that follow the conditions', async () => {
  const prices = [
    {kind: 'NOW', unit: 1},
    {kind: 'LATER', tiers: 2, date: 3},
  ];
  expect(await findingsFor({prices})).toEqual([]);
});

test('reports a missing value at any depth', async () => {
  expect(await findingsFor({prices: [{kind: 'LATER', unit: 1}]})).toEqual([
    'get-offer request example: date is required here.',
  ]);
});

test.each([[{}], [{unit: 1, tiers: 2}]])('reports %j, which needs one of two', async (price) => {
  expect(await findingsFor({prices: [price]})).toEqual([
    'get-offer request example: needs exactly one of unit, tiers.',
  ]);
});
