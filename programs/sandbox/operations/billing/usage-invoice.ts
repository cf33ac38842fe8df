import type {World} from '../../types';
import {addDays, type CalendarDate, dateOf, daysBetween, earlier} from '../dates';
import type {Entitlement} from '../entitlements/model';
import {priceOn} from '../entitlements/price-model';
import {
  allOf,
  type BillableDimension,
  type BillableMetric,
  currencyOf,
  type DirectEntitlement,
  isBilledDirectly,
  related,
  type Term,
} from './entities';
import {
  amountOf,
  decimal,
  decimalText,
  isPositive,
  minus,
  type Money,
  money,
  plus,
  smaller,
  total,
} from './money';
import {createInvoice, paidPart, type Period, periodAround} from './new-invoice';
import {type UsageLine, usageLines, withMinimum} from './pricing';
import {groupsToBill, recordsOf, reportDays, type UsageGroup} from './usage-reports';

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

/** Days on which a billable dimension had the same price. */
type PricedDays = {dimension: BillableDimension; periods: Period[]};

/**
 * The prices of each metric in a period, oldest first. Usage keeps the price of its day, even if
 * the price changed within the period.
 */
function pricedDays(world: World, entitlement: DirectEntitlement, period: Period): PricedDays[][] {
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
function combined(lines: UsageLine[]): UsageLine[] {
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

/**
 * Takes usage from the term's credit, then from its commitment, and returns what they covered as
 * the invoice's deductions.
 */
function coverUsage(
  world: World,
  entitlement: DirectEntitlement,
  charged: Money,
  date: CalendarDate,
): Record<string, Money> {
  const current = related<Term>(world, 'EntitlementTerm', entitlement.currentTermId);
  const term = partOf(world, current, date);
  const credit = covered(charged, minus(term.creditAmount, term.usedCreditAmount));
  const afterCredit = minus(charged, credit);
  const commit = covered(afterCredit, commitLeft(entitlement, term));
  record(world, term, {credit, commit, reported: minus(afterCredit, commit)});
  if (term.id !== current.id) {
    const usedCommitAmount = plus(current.usedCommitAmount, commit);
    world.update('ENTITLEMENT_TERM', current.id, {usedCommitAmount});
  }
  return {
    ...(isPositive(credit) && {deductedCreditAmount: credit}),
    ...(isPositive(commit) && {deductedCommitAmount: commit}),
  };
}

/** Of a divided commitment, only the part of the date counts. */
function partOf(world: World, term: Term, date: CalendarDate): Term {
  const parts = term.subTermIds.map((id) => related<Term>(world, 'EntitlementTerm', id));
  return (
    parts.find(
      ({startDate, endDate}) => startDate <= date && (endDate === undefined || date < endDate),
    ) ?? term
  );
}

/** A commitment covers usage only if the buyer pays for usage above it. */
function commitLeft({pricing}: DirectEntitlement, term: Term): Money {
  const total = (pricing.overageOnly && term.commitAmount) || undefined;
  return total ? minus(total, term.usedCommitAmount) : money(0n, term.usedCommitAmount.currency);
}

const covered = (charged: Money, left: Money): Money =>
  money(smaller(amountOf(charged), amountOf(left)), charged.currency);

function record(
  world: World,
  term: Term,
  {credit, commit, reported}: {credit: Money; commit: Money; reported: Money},
): void {
  world.update('ENTITLEMENT_TERM', term.id, {
    usedCreditAmount: plus(term.usedCreditAmount, credit),
    usedCommitAmount: plus(term.usedCommitAmount, commit),
    reportedAmount: plus(term.reportedAmount, reported),
  });
}

/** The final invoices of ended entitlements, as soon as all their usage is reported. */
export function billLastUsage(world: World): void {
  for (const entitlement of allOf<DirectEntitlement>(world, 'Entitlement')) {
    const hasEnded = isBilledDirectly(entitlement) && entitlement.status === 'CANCELLED';
    if (hasEnded && !isWaiting(world, entitlement.id)) billRest(world, entitlement);
  }
}

const isWaiting = (world: World, id: string): boolean =>
  allOf<UsageGroup>(world, 'UsageRecordGroup').some(
    ({entitlementId, status}) =>
      entitlementId === id && ['CREATED', 'PENDING_REPORT'].includes(status),
  );

/** The last usage can be from the day of the end, which the term doesn't include. */
function billRest(world: World, ended: DirectEntitlement): void {
  const entitlement = {...ended, endDate: undefined};
  const all = {start: ended.startDate, end: addDays(dateOf(world.now()), 1)};
  const dates = groupsToBill(world, ended.id, all).map(({timestamp}) => dateOf(timestamp));
  const [first, last] = [dates.sort()[0], dates.at(-1)];
  if (first === undefined || last === undefined) return;
  const {start} = periodAround(entitlement, first);
  billUsage(world, entitlement, {start, end: addDays(last, 1)});
}
