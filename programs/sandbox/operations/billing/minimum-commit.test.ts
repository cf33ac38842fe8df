import {expect, it} from 'vitest';
import type {Money} from './money';
import {type UsageLine, withMinimum} from './pricing';
import {type BillableDimension} from './entities';

const usd = (amount: string): Money => ({amount, currency: 'USD'});

const dimension: BillableDimension = {
  billableMetricId: 'bm_1',
  name: 'Active devices',
  pricing: {category: 'BASIC', unitPrice: usd('2.00')},
  minimumCommit: usd('600.00'),
};

const line = (amount: string): UsageLine => ({
  type: 'USAGE',
  name: 'Active devices',
  quantity: '1',
  slices: [],
  grossAmount: usd(amount),
  amount: usd(amount),
});

const whole = {billedDays: 31, periodDays: 31};

const amountsOf = (lines: UsageLine[]): string[] => lines.map(({amount}) => amount.amount);

it('raises a line to the minimum', () => {
  expect(amountsOf(withMinimum(dimension, [line('576.00')], whole))).toEqual(['600.00']);
  expect(amountsOf(withMinimum(dimension, [line('650.00')], whole))).toEqual(['650.00']);
});

it('applies to the dimension or to each group', () => {
  const lines = [line('250.00'), line('250.00')];
  expect(amountsOf(withMinimum(dimension, lines, whole))).toEqual(['250.00', '350.00']);
  const perGroup = {...dimension, minimumCommitScope: 'GROUP'};
  expect(amountsOf(withMinimum(perGroup, lines, whole))).toEqual(['600.00', '600.00']);
});

it('is lower in a partial period if it is prorated', () => {
  const half = {billedDays: 15, periodDays: 30};
  const prorated = {...dimension, minimumCommitProrated: true};
  expect(amountsOf(withMinimum(prorated, [line('100.00')], half))).toEqual(['300.00']);
  expect(amountsOf(withMinimum(dimension, [line('100.00')], half))).toEqual(['600.00']);
});

it('leaves lines without a minimum as they are', () => {
  const {minimumCommit: _, ...without} = dimension;
  expect(withMinimum(without, [line('1.00')], whole)).toEqual([line('1.00')]);
});
