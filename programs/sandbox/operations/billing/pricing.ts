import type {JsonObject} from '../../types';
import {
  BillableDimension,
  type BillableMetric,
  type InvoiceLine,
  PriceTier,
  Tier,
  UnitPricing,
} from './entities';
import {measure, type MeteredRecord, type MetricResult} from './metric-quantity';
import {
  amountOf,
  type Decimal,
  decimal,
  decimalText,
  dividedBy,
  larger,
  type Money,
  money,
  percentOf,
  roundUp,
  smaller,
  sum,
  times,
  total,
  whole,
  zero,
} from './money';

/** As in the contract's schema `UsageLineSlice`. */
export type Slice = JsonObject & {quantity: string; amount: Money};

type PricedUsage = {
  quantity: Decimal;
  recordCount: number;
  groupValues: Record<string, string>;
  currency: string;
};

/** How a price model charges a quantity, in the order of its tiers. */
export function slicesOf(pricing: UnitPricing, usage: PricedUsage): Slice[] {
  const {quantity, currency} = usage;
  switch (pricing.category) {
    case 'BASIC':
      return [unitSlice(quantity, pricing.unitPrice)];
    case 'TIERED':
      return tierParts(pricing.tiers, quantity).map(({tier, part}) =>
        unitSlice(part, tier.unitPrice, tier.flatFee),
      );
    case 'VOLUME':
      return volumeSlice(pricing.tiers, quantity);
    case 'BULK':
      return [bulkSlice(pricing, quantity)];
    case 'MATRIX':
      return [unitSlice(quantity, matrixPrice(pricing, usage.groupValues))];
    case 'PERCENTAGE':
      return [
        percentageSlice(quantity, pricing.percentage, currency, feeOfRecords(pricing, usage)),
      ];
    case 'TIERED_PERCENTAGE':
      return tierParts(pricing.tiers, quantity).map(({tier, part}) =>
        percentageSlice(part, tier.percentage, currency, tier.flatFee),
      );
  }
}

/** The part of the quantity in each tier that it reaches. Nothing reaches only the first tier. */
function tierParts<T extends Tier>(tiers: T[], quantity: Decimal): {tier: T; part: Decimal}[] {
  return tiers
    .map((tier, index) => {
      const end = tier.to === undefined ? quantity : smaller(quantity, decimal(tier.to));
      const part = end - decimal(tier.from);
      const isCharged = part > zero || (part === zero && (index === 0 || Boolean(tier.flatFee)));
      return {tier, part, isCharged};
    })
    .filter(({isCharged}) => isCharged)
    .map(({tier, part}) => ({
      tier: part === zero && quantity === zero ? withoutFee(tier) : tier,
      part,
    }));
}

const withoutFee = <T extends Tier>(tier: T): T => ({...tier, flatFee: undefined});

function volumeSlice(tiers: PriceTier[], quantity: Decimal): Slice[] {
  const reached = tiers.filter(({from}) => decimal(from) <= quantity).at(-1);
  return reached ? [unitSlice(quantity, reached.unitPrice, reached.flatFee)] : [];
}

function bulkSlice(
  {packageSize, packagePrice}: {packageSize: string; packagePrice: Money},
  quantity: Decimal,
): Slice {
  return unitSlice(roundUp(dividedBy(quantity, decimal(packageSize))), packagePrice);
}

function matrixPrice(
  {cells, defaultUnitPrice}: Extract<UnitPricing, {category: 'MATRIX'}>,
  groupValues: Record<string, string>,
): Money {
  const cell = cells.find(({properties}) =>
    Object.entries(properties).every(([name, value]) => groupValues[name] === value),
  );
  return cell?.unitPrice ?? defaultUnitPrice;
}

function feeOfRecords({flatFee}: {flatFee?: Money}, {recordCount}: PricedUsage): Money | undefined {
  return flatFee && money(times(amountOf(flatFee), whole(recordCount)), flatFee.currency);
}

function unitSlice(quantity: Decimal, unitPrice: Money, flatFee?: Money): Slice {
  const price = times(quantity, amountOf(unitPrice)) + feeOf(flatFee);
  return {
    quantity: decimalText(quantity),
    unitPrice,
    ...(flatFee && {flatFee}),
    amount: money(price, unitPrice.currency),
  };
}

function percentageSlice(
  quantity: Decimal,
  percentage: string,
  currency: string,
  flatFee?: Money,
): Slice {
  return {
    quantity: decimalText(quantity),
    percentage,
    ...(flatFee && {flatFee}),
    amount: money(percentOf(percentage, quantity) + feeOf(flatFee), currency),
  };
}

const feeOf = (flatFee?: Money): Decimal => (flatFee ? amountOf(flatFee) : zero);

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

/** The billed days and all days of the billing period. */
type BilledDays = {billedDays: number; periodDays: number};

/** Raises the lines of a dimension to its minimum charge, if it has one. */
export function withMinimum(
  dimension: BillableDimension,
  lines: UsageLine[],
  days: BilledDays,
): UsageLine[] {
  const minimum = minimumOf(dimension, days);
  if (!minimum) return lines;
  if (dimension.minimumCommitScope === 'GROUP') return lines.map((line) => raised(line, minimum));
  // The last line carries what the dimension's other lines lack of the minimum.
  const others = lines.slice(0, -1).map(({amount}) => amount);
  const missing = amountOf(minimum) - amountOf(total(others, minimum.currency));
  const rest = money(larger(missing, zero), minimum.currency);
  return lines.map((line, index) => (index === lines.length - 1 ? raised(line, rest) : line));
}

function minimumOf(
  {minimumCommit, minimumCommitProrated}: BillableDimension,
  {billedDays, periodDays}: BilledDays,
): Money | undefined {
  if (!minimumCommit || !minimumCommitProrated) return minimumCommit;
  const share = dividedBy(whole(billedDays), whole(periodDays));
  return money(times(amountOf(minimumCommit), share), minimumCommit.currency);
}

const raised = (line: UsageLine, minimum: Money): UsageLine => ({
  ...line,
  minimumCommit: minimum,
  amount: money(larger(amountOf(line.amount), amountOf(minimum)), minimum.currency),
});
