import type {Entity, World} from '../../types';
import {type CalendarDate, addDays, addMonths, daysBetween, dateOf} from '../billing/calendar';
import {type Decimal, decimal, decimalText, sum, times} from '../billing/decimal';
import type {CommitDimension, Installment} from '../billing/direct-entitlement';
import {allOf} from '../billing/entities';
import {type Money, amountOf, money} from '../billing/money';

export type MarketplaceEntitlement = Entity & {
  orgId: string;
  partner: string;
  integrationId: string;
  productId: string;
  offerId?: string;
  buyerId: string;
  status: string;
  startDate?: CalendarDate;
  endDate?: CalendarDate;
  seats?: number;
  pricing: {commitAmount?: Money; commits?: CommitDimension[]; installments?: Installment[]};
  details: {[key: string]: string | undefined};
  channel?: {resellerName?: string};
  amounts: {[key: string]: Money};
};

type UsageReport = Entity & {
  entitlementId: string;
  status: string;
  startsAt: string;
  reportedRecords: Record<string, string>;
  unitPrices?: Record<string, Money>;
};

/** An amount that a marketplace charges for a day of service. */
export type Charge = {date: CalendarDate; amount: Money};

/** Installments have dates. Other prices are charged when they start and for each period. */
export function fixedCharges(entitlement: MarketplaceEntitlement, today: CalendarDate): Charge[] {
  const {pricing, startDate} = entitlement;
  const {installments = [], commits = [], commitAmount} = pricing;
  if (startDate === undefined) return [];
  if (installments.length > 0) {
    return installments.map(({chargeDate, amount}) => chargeOn(chargeDate, amount));
  }
  if (commits.length > 0) {
    return commits.flatMap((commit) => commitCharges(entitlement, commit, today));
  }
  return commitAmount ? commitmentCharges(entitlement, startDate, commitAmount) : [];
}

const chargeOn = (date: CalendarDate, amount: Money): Charge => ({date, amount});

function commitCharges(
  {startDate = '', endDate}: MarketplaceEntitlement,
  {rate, quantity, duration}: CommitDimension,
  today: CalendarDate,
): Charge[] {
  const amount = money(times(amountOf(rate), decimal(quantity)), rate.currency);
  const last = endDate === undefined ? today : addDays(endDate, -1);
  const charges: Charge[] = [];
  for (let index = 0; ; index += 1) {
    const date = after(startDate, duration, index);
    if (date > last || date > today) return charges;
    charges.push(chargeOn(date, amount));
  }
}

function after(
  date: CalendarDate,
  {length, unit}: {length: number; unit: string},
  count: number,
): CalendarDate {
  if (unit === 'DAY') return addDays(date, count * length);
  return addMonths(date, count * length * (unit === 'YEAR' ? 12 : 1));
}

/** Google Cloud charges a commitment every month. Elsewhere, it's due at the start. */
function commitmentCharges(
  {partner, endDate}: MarketplaceEntitlement,
  startDate: CalendarDate,
  commitAmount: Money,
): Charge[] {
  const months =
    partner === 'GCP' && endDate !== undefined
      ? Math.max(1, Math.round(daysBetween(startDate, endDate) / (365 / 12)))
      : 1;
  const amount = money(amountOf(commitAmount) / BigInt(months), commitAmount.currency);
  return Array.from({length: months}, (_, index) => chargeOn(addMonths(startDate, index), amount));
}

/** Usage that marketplaces accepted, by entitlement. */
export function usageCharges(world: World): Map<string, Charge[]> {
  const charges = new Map<string, Charge[]>();
  for (const report of allOf<UsageReport>(world, 'UsageRecordReport')) {
    const [price] = Object.values(report.unitPrices ?? {});
    if (report.status !== 'SUCCEEDED' || !price) continue;
    // Not rounded, because an hour can cost less than a cent.
    const amount = {amount: decimalText(valueOf(report)), currency: price.currency};
    const charge = chargeOn(dateOf(report.startsAt), amount);
    const known = charges.get(report.entitlementId) ?? [];
    charges.set(report.entitlementId, [...known, charge]);
  }
  return charges;
}

/** Google Cloud takes usage from a commitment itself. */
export const isUsageCharged = ({partner, pricing}: MarketplaceEntitlement): boolean =>
  partner !== 'GCP' || pricing.commitAmount === undefined;

const valueOf = ({reportedRecords, unitPrices = {}}: UsageReport): Decimal =>
  sum(
    Object.entries(reportedRecords).map(([key, quantity]) =>
      times(decimal(quantity), decimal(unitPrices[key]?.amount ?? '0')),
    ),
  );
