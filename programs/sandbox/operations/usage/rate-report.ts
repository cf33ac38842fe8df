import type {World} from '../../types';
import {
  amountOf,
  type Decimal,
  decimal,
  dividedBy,
  round,
  smaller,
  sum,
  times,
  zero,
} from '../billing/money';
import {addDuration, nextInSeries} from '../dates';
import {exactMoney} from '../entitlements/guards';
import type {Entitlement, MeteringDimension, Money, Term} from '../entitlements/model';
import {amountsCurrency} from '../entitlements/terms';
import {isAws} from '../partners';
import {configOf} from './config';
import {
  asReport,
  type Drawdown,
  type Group,
  type PartnerConfig,
  type Records,
  type Report,
} from './model';
import {priceOf, quantitiesOf, quantityText} from './quantities';

/** What a report says about its usage. */
type Rating = Pick<
  Report,
  | 'aggregatedRecords'
  | 'commit'
  | 'commitRecords'
  | 'credit'
  | 'creditRecords'
  | 'includedRecords'
  | 'listUnitPrices'
  | 'remaindersAfter'
  | 'remaindersBefore'
  | 'reportedRecords'
  | 'unitPrices'
  | 'usageAmount'
>;

export type Rated = {rating: Rating; reportedAmount: Money};

type Prices = {unit: Map<string, Money>; list: Map<string, Money>};

/** Determines what covers the usage of an hour, with what the term has left at this moment. */
export function rate(world: World, entitlement: Entitlement, term: Term, groups: Group[]): Rated {
  const {quantities, aggregated} = quantitiesOf(world, entitlement, groups);
  const config = configOf(world, entitlement.orgId, entitlement.partner);
  const prices = pricesOf(world, entitlement, term, [...quantities.keys()]);
  const before = remaindersOf(term, [...quantities.keys()]);
  const coverage = cover({
    quantities,
    prices: amountsOf(prices.unit),
    included: includedLeft(world, entitlement, term, groups[0]?.timestamp ?? world.now()),
    creditLeft: amountOf(term.creditAmount) - amountOf(term.usedCreditAmount),
    commitLeft: commitLeft(term, config),
    ...(isAws(entitlement.partner) && {remainders: before}),
  });
  const currency = amountsCurrency(entitlement);
  const amounts = [...quantities].map(([key, quantity]) =>
    times(quantity, amountsOf(prices.unit).get(key) ?? zero),
  );
  const rating: Rating = {
    ...recordsOf(coverage.keys),
    unitPrices: Object.fromEntries(prices.unit),
    listUnitPrices: Object.fromEntries(prices.list),
    usageAmount: exactMoney(sum(amounts), currency),
    ...balances(term, config, coverage),
    ...fractions(before, coverage.keys),
    ...(aggregated.length > 0 && {aggregatedRecords: aggregated}),
  };
  return {rating, reportedAmount: chargedAmount(coverage.keys, prices, config, term, currency)};
}

const amountsOf = (prices: Map<string, Money>): Map<string, Decimal> =>
  new Map([...prices].map(([key, price]) => [key, amountOf(price)]));

/** The term has the agreed prices, and the product the list prices. */
function pricesOf(world: World, entitlement: Entitlement, term: Term, keys: string[]): Prices {
  const product = world.store.collection('Product').get(entitlement.productId);
  const listed = (product?.meteringDimensions ?? []) as MeteringDimension[];
  const agreed = [
    ...(term.pricing.meteringDimensions ?? []),
    ...(entitlement.pricing.meteringDimensions ?? []),
  ];
  const find = (dimensions: MeteringDimension[], key: string): [string, Money][] => {
    const dimension = dimensions.find((each) => each.key === key);
    const price = dimension && priceOf(dimension);
    return price ? [[key, price]] : [];
  };
  return {
    unit: new Map(keys.flatMap((key) => find(agreed, key))),
    list: new Map(keys.flatMap((key) => find([...listed, ...agreed], key))),
  };
}

function commitLeft(
  {commitAmount, usedCommitAmount}: Term,
  {commitDrawdown}: PartnerConfig,
): Decimal {
  if (!commitDrawdown || !commitAmount) return zero;
  return amountOf(commitAmount) - amountOf(usedCommitAmount);
}

/** A quantity that's charged in full is reported even if it's zero. The others only if they aren't. */
function recordsOf(keys: KeyCoverage[]) {
  const covered = (field: 'commit' | 'credit' | 'included'): Records =>
    Object.fromEntries(
      keys
        .filter((coverage) => coverage[field] > zero)
        .map((coverage) => [coverage.key, quantityText(coverage[field])]),
    );
  return {
    reportedRecords: Object.fromEntries(
      keys.map(({key, reported}) => [key, quantityText(reported)]),
    ),
    commitRecords: covered('commit'),
    creditRecords: covered('credit'),
    includedRecords: covered('included'),
  };
}

function balances(
  term: Term,
  {commitDrawdown}: PartnerConfig,
  {creditAmount, commitAmount}: Coverage,
): {commit?: Drawdown; credit?: Drawdown} {
  const hasCredit = amountOf(term.creditAmount) > zero;
  const hasCommit = commitDrawdown && term.commitAmount;
  return {
    ...(hasCommit && {commit: drawdown(hasCommit, term.usedCommitAmount, commitAmount)}),
    ...(hasCredit && {credit: drawdown(term.creditAmount, term.usedCreditAmount, creditAmount)}),
  };
}

const drawdown = (total: Money, used: Money, byReport: Decimal): Drawdown => ({
  totalAmount: total,
  usedAmount: exactMoney(amountOf(used) + byReport, total.currency),
  usedByReportAmount: exactMoney(byReport, total.currency),
});

function remaindersOf({dimensionRemainders = {}}: Term, keys: string[]): Map<string, Decimal> {
  return new Map(
    keys.flatMap((key): [string, Decimal][] => {
      const remainder = dimensionRemainders[key];
      return remainder === undefined ? [] : [[key, decimal(remainder)]];
    }),
  );
}

function fractions(
  before: Map<string, Decimal>,
  keys: KeyCoverage[],
): Pick<Report, 'remaindersAfter' | 'remaindersBefore'> {
  const after = keys.filter(({remainder}) => remainder > zero);
  return {
    ...(before.size > 0 && {remaindersBefore: textsOf([...before])}),
    ...(after.length > 0 && {
      remaindersAfter: textsOf(after.map(({key, remainder}) => [key, remainder])),
    }),
  };
}

const textsOf = (quantities: [string, Decimal][]): Records =>
  Object.fromEntries(quantities.map(([key, quantity]) => [key, quantityText(quantity)]));

/** Above a commitment, the list price can apply. */
function chargedAmount(
  keys: KeyCoverage[],
  {unit, list}: Prices,
  {commitDrawdown, listPriceAboveCommit}: PartnerConfig,
  {commitAmount}: Term,
  currency: string,
): Money {
  const isListed = commitDrawdown && listPriceAboveCommit && commitAmount !== undefined;
  const prices = amountsOf(isListed ? list : unit);
  const amounts = keys.map(({key, reported}) => times(reported, prices.get(key) ?? zero));
  return exactMoney(sum(amounts), currency);
}

/** What the usage of an hour consists of, and what can cover it. */
export type Usage = {
  /** By key. */
  quantities: Map<string, Decimal>;
  prices: Map<string, Decimal>;
  /** What the plan still includes, by key. */
  included: Map<string, Decimal>;
  creditLeft: Decimal;
  commitLeft: Decimal;
  /** If the marketplace accepts whole numbers only: the fractions of the last report, by key. */
  remainders?: Map<string, Decimal>;
};

type KeyCoverage = {
  key: string;
  included: Decimal;
  credit: Decimal;
  commit: Decimal;
  reported: Decimal;
  remainder: Decimal;
};

export type Coverage = {
  keys: KeyCoverage[];
  creditAmount: Decimal;
  commitAmount: Decimal;
};

/** The plan covers usage first, then credit, then the commitment. The rest is reported. */
export function cover(usage: Usage): Coverage {
  let {creditLeft, commitLeft} = usage;
  const keys = [...usage.quantities].map(([key, quantity]): KeyCoverage => {
    const price = usage.prices.get(key) ?? zero;
    const included = smaller(quantity, usage.included.get(key) ?? zero);
    const credit = affordable(quantity - included, price, creditLeft);
    creditLeft -= times(credit, price);
    const commit = affordable(quantity - included - credit, price, commitLeft);
    commitLeft -= times(commit, price);
    const rest = quantity - included - credit - commit;
    return {
      key,
      included,
      credit,
      commit,
      ...inWholeUnits(rest, usage.remainders?.get(key), usage),
    };
  });
  return {
    keys,
    creditAmount: usage.creditLeft - creditLeft,
    commitAmount: usage.commitLeft - commitLeft,
  };
}

/** The part of a quantity that an amount pays for. */
function affordable(quantity: Decimal, price: Decimal, left: Decimal): Decimal {
  if (left <= zero || price <= zero) return zero;
  if (times(quantity, price) <= left) return quantity;
  const part = dividedBy(left, price);
  const rounded = round(part, 9);
  // A quantity has 9 decimal places, and rounding up would cost more than there is.
  return rounded > part ? rounded - 10n ** 9n : rounded;
}

const unit = decimal('1');

/** Fractions wait for the next report if the marketplace doesn't accept them. */
function inWholeUnits(rest: Decimal, remainder: Decimal = zero, {remainders}: Usage) {
  if (!remainders) return {reported: rest, remainder: zero};
  const total = rest + remainder;
  return {reported: total - (total % unit), remainder: total % unit};
}

/** More than any usage. */
const unlimited = decimal('999999999999999');

/** What an Azure plan still includes in the period of a moment, by key. */
function includedLeft(
  world: World,
  entitlement: Entitlement,
  term: Term,
  moment: string,
): Map<string, Decimal> {
  const dimensions = entitlement.pricing.meteringDimensions ?? [];
  if (entitlement.partner !== 'AZURE') return new Map();
  return new Map(
    dimensions.flatMap((dimension): [string, Decimal][] => {
      const included = includedOf(dimension, entitlement);
      if (!included) return [];
      if (included.unlimited) return [[dimension.key, unlimited]];
      const start = periodStart(term, included.unit, moment.slice(0, 10));
      const used = usedSince(world, entitlement.id, dimension.key, start);
      const left = decimal(included.quantity ?? '0') - used;
      return [[dimension.key, left > zero ? left : zero]];
    }),
  );
}

/** A dimension can include a quantity per month and another per year. The billing period decides. */
function includedOf({includedQuantities = []}: MeteringDimension, {details}: Entitlement) {
  const unit = details.billingPeriod?.unit;
  return includedQuantities.find((each) => each.unit === unit) ?? includedQuantities[0];
}

function periodStart({startDate}: Term, unit: string, date: string): string {
  const period = {length: 1, unit};
  if (date <= startDate) return startDate;
  return addDuration(nextInSeries(startDate, period, date), {length: -1, unit});
}

function usedSince(world: World, entitlementId: string, key: string, start: string): Decimal {
  const reports = world.store.collection('UsageRecordReport').all().map(asReport);
  const counted = reports.filter(
    (report) =>
      report.entitlementId === entitlementId &&
      report.status === 'SUCCEEDED' &&
      report.startsAt.slice(0, 10) >= start,
  );
  return sum(counted.map(({includedRecords}) => decimal(includedRecords[key] ?? '0')));
}
