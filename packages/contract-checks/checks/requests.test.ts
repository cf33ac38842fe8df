import {expect, test} from 'vitest';
import type {Example, Operation} from '@docs/contract';
import {checkRequests} from './requests';
import {smallContext} from './testing/small-spec';

const rows = (...statuses: string[]) => statuses.map((status) => ({id: 'x', status}));

const first: Example = {
  'x-parameters': {status: ['DRAFT'], limit: 1},
  value: {data: rows('DRAFT'), nextCursor: 'abc'},
};
const second: Example = {
  'x-parameters': {status: ['DRAFT'], limit: 1, cursor: 'abc'},
  value: {data: rows('DRAFT'), nextCursor: null},
};

/** The findings for an operation that lists offers with these examples. */
async function findingsFor(examples: Record<string, Example>): Promise<string[]> {
  const context = smallContext((_, operation) => {
    operation.operationId = 'listOffers';
    operation.parameters = ['status', 'limit', 'cursor', 'includeTotal'].map((name) => ({
      name,
      in: 'query',
    }));
    operation.responses = {'200': {content: {'application/json': {examples}}}};
  });
  return (await checkRequests(context)).findings;
}

test('accepts a first and a second page that match their filters', async () => {
  expect(await findingsFor({first, second})).toEqual([]);
});

test('accepts an entity whose ID is in the path', async () => {
  expect((await checkRequests(smallContext())).findings).toEqual([]);
});

test.each<[string, Record<string, Example>]>([
  ['list-offers: No example has a next page.', {second}],
  ['list-offers: first has no second page with the same filters.', {first}],
  [
    'list-offers: more: 1 rows have another status than DRAFT.',
    {first, second, more: {...second, value: {data: rows('ACTIVE'), nextCursor: null}}},
  ],
  [
    'list-offers: more has 2 rows, but the limit is 1.',
    {first, second, more: {...second, value: {data: rows('DRAFT', 'DRAFT'), nextCursor: null}}},
  ],
  [
    'list-offers: more has totalCount.',
    {first, second, more: {value: {data: [], nextCursor: null, totalCount: 0}}},
  ],
  [
    'list-offers: more lacks totalCount.',
    {
      first,
      second,
      more: {'x-parameters': {includeTotal: true}, value: {data: [], nextCursor: null}},
    },
  ],
  [
    "list-offers: more sends color, which isn't a parameter.",
    {first, second, more: {'x-parameters': {color: 'red'}, value: {data: [], nextCursor: null}}},
  ],
])('reports %s', async (finding, examples) => {
  expect(await findingsFor(examples)).toEqual([finding]);
});

test('reports a response without its request', async () => {
  const context = smallContext((_, operation: Operation) => {
    operation.requestBody = {content: {'application/json': {examples: {other: {value: {}}}}}};
  });
  expect((await checkRequests(context)).findings).toEqual([
    'get-offer: example has no request of the same name.',
  ]);
});
