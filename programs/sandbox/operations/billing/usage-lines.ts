import {decimalText, percentOf, smaller, sum} from './decimal';
import type {BillableMetric, InvoiceLine} from './entities';
import {type MeteredRecord, type MetricResult, measure} from './metric-quantity';
import {type Money, amountOf, money} from './money';
import {type Slice, type UnitPricing, slicesOf} from './unit-pricing';

/** As in the contract's schema `BillableDimension`. */
export type BillableDimension = {
  billableMetricId: string;
  name: string;
  pricing: UnitPricing;
  minimumCommit?: Money;
  minimumCommitProrated?: boolean;
  minimumCommitScope?: string;
  discount?: {percentage?: string; amount?: Money};
};

export type UsageLine = InvoiceLine & {
  quantity: string;
  slices: Slice[];
  grossAmount: Money;
  discountAmount?: Money;
};

/** The invoice lines of one billable dimension: one line, or one for each group of the metric. */
export const usageLines = (
  dimension: BillableDimension,
  metric: BillableMetric,
  {records, currency}: {records: MeteredRecord[]; currency: string},
): UsageLine[] =>
  measure(metric, records).map((result) => lineOf(dimension, metric, result, currency));

function lineOf(
  dimension: BillableDimension,
  {id, groupBys}: BillableMetric,
  result: MetricResult,
  currency: string,
): UsageLine {
  const slices = slicesOf(dimension.pricing, {...result, currency});
  const gross = money(sum(slices.map(({amount}) => amountOf(amount))), currency);
  const discountAmount = discountOf(dimension, gross);
  return {
    type: 'USAGE',
    name: dimension.name,
    billableMetricId: id,
    ...(groupBys.length > 0 && {groupValues: result.groupValues}),
    quantity: decimalText(result.quantity),
    pricing: dimension.pricing,
    slices,
    grossAmount: gross,
    ...(dimension.discount && {discount: dimension.discount, discountAmount}),
    amount: money(amountOf(gross) - amountOf(discountAmount), currency),
  };
}

/** A discount can't be larger than the charge. */
function discountOf({discount}: BillableDimension, gross: Money): Money {
  const value = discount?.amount
    ? smaller(amountOf(discount.amount), amountOf(gross))
    : percentOf(discount?.percentage ?? '0', amountOf(gross));
  return money(value, gross.currency);
}
