import type {World} from '../../types';
import {type Period, paidPart, periodAround} from './billing-periods';
import {addDays, dateOf, daysBetween} from './calendar';
import {type DirectEntitlement, currencyOf} from './direct-entitlement';
import {type BillableMetric, related} from './entities';
import {withMinimum} from './minimum-commit';
import {isPositive, total} from './money';
import {createInvoice} from './new-invoice';
import {type PricedDays, combined, pricedDays} from './price-segments';
import {coverUsage} from './term-balance';
import {type UsageLine, usageLines} from './usage-lines';
import {type UsageGroup, groupsToBill, recordsOf, reportDays} from './usage-reports';

/** Bills the usage of a billing period. Nothing used and no minimum means no invoice. */
export function billUsage(world: World, entitlement: DirectEntitlement, period: Period): void {
  const paid = paidPart(entitlement, period);
  if (!paid) return;
  const groups = groupsToBill(world, entitlement.id, paid);
  const lines = linesOf(world, entitlement, paid, groups);
  if (groups.length === 0 && !lines.some(({amount}) => isPositive(amount))) return;
  const currency = currencyOf(entitlement);
  const charged = total(
    lines.map(({amount}) => amount),
    currency,
  );
  const invoice = createInvoice(world, entitlement, {
    type: 'USAGE',
    lines,
    deductions: coverUsage(world, entitlement, charged, addDays(paid.end, -1)),
    period: {periodStartDate: paid.start, periodEndDate: addDays(paid.end, -1)},
  });
  reportDays(world, entitlement, groups, invoice.id);
}

function linesOf(
  world: World,
  entitlement: DirectEntitlement,
  paid: Period,
  groups: UsageGroup[],
): UsageLine[] {
  const full = periodAround(entitlement, paid.start);
  const days = {
    billedDays: daysBetween(paid.start, paid.end),
    periodDays: daysBetween(full.start, full.end),
  };
  return pricedDays(world, entitlement, paid).flatMap((prices) => {
    const lines = combined(
      prices.flatMap((price) => pricedLines(world, entitlement, price, groups)),
    );
    const last = prices.at(-1);
    return last ? withMinimum(last.dimension, lines, days) : lines;
  });
}

function pricedLines(
  world: World,
  entitlement: DirectEntitlement,
  {dimension, periods}: PricedDays,
  groups: UsageGroup[],
): UsageLine[] {
  const metric = related<BillableMetric>(world, 'BillableMetric', dimension.billableMetricId);
  const ofDays = groups.filter(({timestamp}) =>
    periods.some(({start, end}) => dateOf(timestamp) >= start && dateOf(timestamp) < end),
  );
  const records = recordsOf(ofDays);
  return usageLines(dimension, metric, {records, currency: currencyOf(entitlement)});
}

/** Whether the entitlement has anything that's billed by usage. */
export const hasUsagePrices = ({pricing}: DirectEntitlement): boolean =>
  (pricing.billableDimensions ?? []).length > 0;
