import {describe, expect, it} from 'vitest';
import type {BillableMetric} from './entities';
import {measure, type MeteredRecord} from './metric-quantity';
import {decimalText} from './money';

const metric = (rule: Partial<BillableMetric>): BillableMetric => ({
  id: 'bm_1',
  key: 'usage',
  aggregationType: 'SUM',
  filterGroups: [],
  groupBys: [],
  status: 'ACTIVE',
  ...rule,
});

const record = (quantity: string, properties = {}, hour = '10'): MeteredRecord => ({
  key: 'usage',
  quantity,
  properties,
  timestamp: `2026-03-14T${hour}:00:00Z`,
});

/** The example of the guide on billable metrics. */
const records = [
  record('5', {deviceId: 'arm-0017'}, '10'),
  record('2', {deviceId: 'arm-0017'}, '11'),
  record('4', {deviceId: 'arm-0022'}, '12'),
];

const quantityOf = (rule: Partial<BillableMetric>, from = records): string[] =>
  measure(metric(rule), from).map(({quantity}) => decimalText(quantity));

describe('measure', () => {
  it.each([
    ['COUNT', '3'],
    ['UNIQUE_COUNT', '2'],
    ['SUM', '11'],
    ['MAX', '5'],
    ['LAST', '4'],
  ])('aggregates with %s', (aggregationType, expected) => {
    expect(quantityOf({aggregationType, uniqueOnProperty: 'deviceId'})).toEqual([expected]);
  });

  it('counts 1 for a record without a quantity, and ignores other keys', () => {
    const {quantity: _, ...without} = record('9');
    expect(quantityOf({}, [without, {...record('7'), key: 'other'}])).toEqual(['1']);
  });

  it('splits the quantity by properties', () => {
    const results = measure(metric({groupBys: ['deviceId']}), records);
    expect(results.map(({groupValues, quantity}) => [groupValues, decimalText(quantity)])).toEqual([
      [{deviceId: 'arm-0017'}, '7'],
      [{deviceId: 'arm-0022'}, '4'],
    ]);
  });

  it('includes records that match a filter in every group', () => {
    const filterGroups = [
      {
        filters: [
          {property: 'environment', operator: 'NOT_EXISTS'},
          {property: 'environment', operator: 'NE', value: 'test'},
        ],
      },
      {filters: [{property: 'status', operator: 'LT', valueType: 'NUMBER', value: '500'}]},
    ];
    const all = [
      record('1', {status: '200'}),
      record('10', {status: '200', environment: 'test'}),
      record('100', {status: '404.5', environment: 'production'}),
      record('1000', {status: '503'}),
      record('10000', {status: 'unknown'}),
      record('100000'),
    ];
    expect(quantityOf({filterGroups}, all)).toEqual(['101']);
  });

  it.each([
    ['EQ', 'abc', true],
    ['EQ', 'ab', false],
    ['CONTAINS', 'bc', true],
    ['CONTAINS', 'BC', false],
    ['NOT_CONTAINS', 'x', true],
    ['EXISTS', undefined, true],
    ['NOT_EXISTS', undefined, false],
    ['GT', '1', false],
  ])('compares text with %s %s', (operator, value, matches) => {
    const filterGroups = [{filters: [{property: 'name', operator, value}]}];
    expect(quantityOf({filterGroups}, [record('1', {name: 'abc'})])).toEqual([matches ? '1' : '0']);
  });
});
