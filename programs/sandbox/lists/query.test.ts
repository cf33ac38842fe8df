import {describe, expect, it} from 'vitest';
import {listCall} from '../testing/test-world';
import type {Entity, JsonObject} from '../types';
import {queryReply} from './list';
import {queryChecks} from './query';

const SearchableObject = [
  {
    id: 'OFFERS',
    operation: 'query-offers',
    fields: [
      {
        name: 'name',
        type: 'STRING',
        operators: ['EQ', 'NE', 'CONTAINS', 'STARTS_WITH', 'EXISTS'],
        isSortable: true,
      },
      {
        name: 'status',
        type: 'ENUM',
        operators: ['EQ', 'NE', 'IN', 'NOT_IN'],
        isSortable: true,
        enumValues: ['ACTIVE', 'DRAFT', 'DELETED'],
      },
      {name: 'autoRenew', type: 'BOOLEAN', operators: ['EQ', 'EXISTS'], isSortable: false},
      {
        name: 'seats',
        type: 'NUMBER',
        operators: ['GT', 'GTE', 'LT', 'LTE', 'EQ'],
        isSortable: true,
      },
      {name: 'createdAt', type: 'TIMESTAMP', operators: ['GTE', 'LT'], isSortable: true},
      {name: 'metaInfo.custom.*', type: 'STRING', operators: ['EQ', 'EXISTS'], isSortable: false},
    ],
  },
];
const Offer: Entity[] = [
  {
    id: '1',
    name: 'Cobalt',
    status: 'ACTIVE',
    autoRenew: true,
    seats: 9,
    createdAt: '2026-01-01T00:00:00Z',
    metaInfo: {custom: {'deal.id': 'A'}},
  },
  {
    id: '2',
    name: 'birch',
    status: 'DRAFT',
    autoRenew: false,
    seats: '50',
    createdAt: '2026-02-01T00:00:00Z',
    metaInfo: {custom: {}},
  },
  {
    id: '3',
    name: 'Delta',
    status: 'ACTIVE',
    createdAt: '2026-03-01T00:00:00Z',
    metaInfo: {custom: {}},
  },
  {id: '4', name: 'Old', status: 'DELETED', createdAt: '2026-04-01T00:00:00Z'},
];

function idsFor(body: JsonObject): string[] {
  const call = listCall({Offer, SearchableObject}, {slug: 'query-offers', body});
  const {data} = queryReply(call, 'Offer').body as {data: Entity[]};
  return data.map(({id}) => id);
}

const condition = (field: string, op: string, value: string[] | string): JsonObject => ({
  type: 'CONDITION',
  field,
  op,
  ...(Array.isArray(value) ? {values: value} : {value}),
});

const idsWith = (field: string, op: string, value: string[] | string): string[] =>
  idsFor({filters: [condition(field, op, value)]});

describe('a query', () => {
  it('returns all rows, newest first, without deleted ones', () => {
    expect(idsFor({})).toEqual(['3', '2', '1']);
    expect(idsWith('status', 'EQ', 'DELETED')).toEqual(['4']);
    expect(idsWith('status', 'NE', 'DRAFT')).toEqual(['3', '1']);
  });

  it.each([
    ['name', 'EQ', 'Cobalt', ['1']],
    ['name', 'EQ', 'cobalt', []],
    ['name', 'NE', 'Cobalt', ['3', '2']],
    ['name', 'CONTAINS', 'LT', ['3', '1']],
    ['name', 'STARTS_WITH', 'BI', ['2']],
    ['status', 'IN', ['ACTIVE', 'DRAFT'], ['3', '2', '1']],
    ['status', 'NOT_IN', ['ACTIVE'], ['2']],
    ['autoRenew', 'EQ', 'false', ['2']],
    ['autoRenew', 'EXISTS', 'false', ['3']],
    ['autoRenew', 'EXISTS', 'true', ['2', '1']],
    ['seats', 'GT', '9', ['2']],
    ['seats', 'GTE', '9.0', ['2', '1']],
    ['seats', 'LT', '10', ['1']],
    ['seats', 'LTE', '50', ['2', '1']],
    ['seats', 'EQ', '50.00', ['2']],
    ['createdAt', 'GTE', '2026-02-01T01:00:00+01:00', ['3', '2']],
    ['createdAt', 'LT', '2026-02-01T00:00:00Z', ['1']],
    ['metaInfo.custom.deal.id', 'EQ', 'A', ['1']],
    ['metaInfo.custom.deal.id', 'EXISTS', 'false', ['3', '2']],
  ])('compares %s with %s %s', (field, op, value, ids) => {
    expect(idsWith(field, op, value)).toEqual(ids);
  });

  it('needs all filters, and one condition of a group', () => {
    const group = {
      type: 'ANY',
      conditions: [condition('name', 'EQ', 'birch'), condition('name', 'EQ', 'Delta')],
    };
    expect(idsFor({filters: [group]})).toEqual(['3', '2']);
    expect(idsFor({filters: [group, condition('status', 'EQ', 'DRAFT')]})).toEqual(['2']);
  });

  it('sorts, with rows without a value last', () => {
    expect(idsFor({sort: [{field: 'seats', direction: 'ASC'}]})).toEqual(['1', '2', '3']);
    expect(idsFor({sort: [{field: 'seats', direction: 'DESC'}]})).toEqual(['2', '1', '3']);
    const sort = [
      {field: 'status', direction: 'ASC'},
      {field: 'createdAt', direction: 'ASC'},
    ];
    expect(idsFor({sort})).toEqual(['1', '3', '2']);
  });
});

describe('a wrong query', () => {
  it.each([
    ['unknown_field', {filters: [condition('price', 'EQ', '1')]}, '/filters/0/field'],
    ['unknown_field', {filters: [condition('metaInfo.custom.', 'EQ', '1')]}, '/filters/0/field'],
    ['unknown_field', {sort: [{field: 'price', direction: 'ASC'}]}, '/sort/0/field'],
    ['validation_failed', {sort: [{field: 'autoRenew', direction: 'ASC'}]}, '/sort/0/field'],
    ['unsupported_operator', {filters: [condition('status', 'GT', 'DRAFT')]}, '/filters/0/op'],
    ['unsupported_operator', {filters: [condition('status', 'IN', 'DRAFT')]}, '/filters/0/values'],
    ['unsupported_operator', {filters: [condition('status', 'EQ', ['DRAFT'])]}, '/filters/0/value'],
    ['validation_failed', {filters: [condition('seats', 'GT', 'many')]}, '/filters/0/value'],
    [
      'validation_failed',
      {filters: [condition('createdAt', 'LT', '2026-13-01T00:00:00Z')]},
      '/filters/0/value',
    ],
    [
      'validation_failed',
      {filters: [condition('status', 'IN', ['DRAFT', 'NEW'])]},
      '/filters/0/values/1',
    ],
    ['validation_failed', {filters: [condition('name', 'EXISTS', 'yes')]}, '/filters/0/value'],
  ])('is rejected with %s', (code, body, field) => {
    expect(() => idsFor(body)).toThrow(
      expect.objectContaining({code, details: [expect.objectContaining({field})]}),
    );
  });

  it('says which operators a field supports', () => {
    const message = 'Must be EQ, NE, IN, or NOT_IN.';
    expect(() => idsWith('status', 'GT', 'DRAFT')).toThrow(
      expect.objectContaining({details: [expect.objectContaining({code: 'enum', message})]}),
    );
  });

  it('has too many conditions', () => {
    const conditions = Array.from({length: 51}, () => condition('name', 'EQ', 'x'));
    expect(() => idsFor({filters: [{type: 'ANY', conditions}]})).toThrow(
      'The query has 51 conditions. The limit is 50.',
    );
  });
});

describe('a body before its validation', () => {
  const check = (body: unknown): void => queryChecks['query-offers']?.({path: {}, body});

  it('gets the codes of queries', () => {
    const filters = Array.from({length: 51}, () => condition('name', 'EQ', 'x'));
    expect(() => check({filters})).toThrow('The query has 51 conditions.');
    expect(() => check({filters: [condition('name', 'EQ', ['x'])]})).toThrow(
      'The operator EQ needs value instead of values.',
    );
    const both = {...condition('name', 'EQ', 'x'), values: ['x']};
    expect(() => check({filters: [{type: 'ANY', conditions: [both]}]})).toThrow(
      expect.objectContaining({code: 'unsupported_operator'}),
    );
  });

  it.each([null, [], 'text', {filters: 1}, {filters: [null, {conditions: [7]}, {op: 'X'}]}])(
    'can be %j',
    (body) => {
      expect(() => check(body)).not.toThrow();
    },
  );
});
