import type {World} from '../../types';
import {type Decimal, decimal, sum, times, zero} from '../billing/decimal';
import {amountOf} from '../billing/money';
import {exactMoney} from '../entitlements/amounts';
import type {Entitlement, MeteringDimension, Money, Term} from '../entitlements/model';
import {amountsCurrency} from '../entitlements/terms';
import {isAws} from '../offers/partners';
import {type Coverage, type KeyCoverage, cover} from './coverage';
import {includedLeft} from './included';
import {priceOf, quantityText} from './mapping';
import type {Drawdown, Group, PartnerConfig, Records, Report} from './model';
import {quantitiesOf} from './quantities';
import {configOf} from './stored-config';

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
