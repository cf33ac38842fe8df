import type {World} from '../../types';
import type {Entitlement} from '../entitlements/model';
import {priceOn} from '../entitlements/price-history';
import type {Period} from './billing-periods';
import {earlier} from './calendar';
import {decimal, decimalText} from './decimal';
import type {DirectEntitlement} from './direct-entitlement';
import {plus} from './money';
import type {BillableDimension, UsageLine} from './usage-lines';

/** Days on which a billable dimension had the same price. */
export type PricedDays = {dimension: BillableDimension; periods: Period[]};

/**
 * The prices of each metric in a period, oldest first. Usage keeps the price of its day, even if
 * the price changed within the period.
 */
export function pricedDays(
  world: World,
  entitlement: DirectEntitlement,
  period: Period,
): PricedDays[][] {
  const byMetric = new Map<string, PricedDays[]>();
  for (const segment of segmentsOf(world, entitlement, period)) {
    for (const dimension of segment.dimensions) {
      const known = byMetric.get(dimension.billableMetricId) ?? [];
      byMetric.set(dimension.billableMetricId, extended(known, dimension, segment.period));
    }
  }
  return [...byMetric.values()];
}

function extended(known: PricedDays[], dimension: BillableDimension, period: Period): PricedDays[] {
  const last = known.at(-1);
  const isSame = last && JSON.stringify(last.dimension) === JSON.stringify(dimension);
  if (!isSame) return [...known, {dimension, periods: [period]}];
  return [...known.slice(0, -1), {dimension, periods: [...last.periods, period]}];
}

function segmentsOf(world: World, entitlement: DirectEntitlement, period: Period) {
  const segments: {period: Period; dimensions: BillableDimension[]}[] = [];
  for (let start = period.start; start < period.end;) {
    const {pricing, until} = priceOn(world, entitlement as unknown as Entitlement, start);
    const end = earlier(until, period.end) ?? period.end;
    const {billableDimensions = []} = pricing as unknown as DirectEntitlement['pricing'];
    segments.push({period: {start, end}, dimensions: billableDimensions});
    start = end;
  }
  return segments;
}

/** One line for the same metric and group, with the slices of all its prices. */
export function combined(lines: UsageLine[]): UsageLine[] {
  const byGroup = new Map<string, UsageLine>();
  for (const line of lines) {
    const key = JSON.stringify(line.groupValues ?? {});
    const known = byGroup.get(key);
    byGroup.set(key, known ? joined(known, line) : line);
  }
  return [...byGroup.values()];
}

const joined = (first: UsageLine, last: UsageLine): UsageLine => ({
  ...last,
  quantity: decimalText(decimal(first.quantity) + decimal(last.quantity)),
  slices: [...first.slices, ...last.slices],
  grossAmount: plus(first.grossAmount, last.grossAmount),
  ...(first.discountAmount &&
    last.discountAmount && {discountAmount: plus(first.discountAmount, last.discountAmount)}),
  amount: plus(first.amount, last.amount),
});
