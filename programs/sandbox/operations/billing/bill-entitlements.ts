import {type Entity, type Reactions, textOf, type World} from '../../types';
import {addDays, type CalendarDate, dateOf, daysBetween, earlier} from '../dates';
import {system} from '../fields';
import {
  type Addon,
  allOf,
  billedEntitlements,
  type CommitDimension,
  type DirectEntitlement,
  type Installment,
  type Invoice,
  type InvoiceLine,
  isBilledDirectly,
  related,
} from './entities';
import {chargeDueInvoices, issueDrafts} from './invoice-lifecycle';
import {amountOf, type Decimal, decimal, dividedBy, type Money, money, times, whole} from './money';
import {createInvoice, paidPart, type Period, periodAround} from './new-invoice';
import {billUsage, hasUsagePrices} from './usage-invoice';

/** Creates the invoices of all direct entitlements that are due today or were due before. */
export function billEntitlements(world: World): void {
  const today = dateOf(world.now());
  for (const entitlement of billedEntitlements(world)) {
    billPeriods(world, entitlement, today);
    billInstallments(world, entitlement, today);
    billAddons(world, entitlement, today);
  }
}

/** An entitlement that starts in the past can owe several periods. */
function billPeriods(world: World, entitlement: DirectEntitlement, today: CalendarDate): void {
  let date = entitlement.details.nextInvoiceDate;
  while (date !== undefined && date <= today) {
    billDate(world, entitlement, date);
    date = nextDate(entitlement, date);
    setNextInvoiceDate(world, entitlement.id, date);
  }
}

/** Usage is billed when its period is over, and commitments at the start of theirs or after it. */
function billDate(world: World, entitlement: DirectEntitlement, date: CalendarDate): void {
  const upcoming = {...periodAround(entitlement, date), start: date};
  const lastDay = addDays(date, -1);
  const isPrepaid = entitlement.pricing.paymentSchedule !== 'POSTPAY';
  if (lastDay >= entitlement.startDate) {
    const closed = {start: periodAround(entitlement, lastDay).start, end: date};
    // The first invoice after a trial comes within a period, before its usage is complete.
    if (isBoundary(entitlement, date)) billUsage(world, entitlement, closed);
    if (!isPrepaid) billCommits(world, entitlement, closed);
  }
  if (isPrepaid) billCommits(world, entitlement, upcoming);
}

const isBoundary = (entitlement: DirectEntitlement, date: CalendarDate): boolean =>
  periodAround(entitlement, date).start === date || date === entitlement.endDate;

/** After the last period, nothing is left to bill. */
function nextDate(entitlement: DirectEntitlement, date: CalendarDate): CalendarDate | undefined {
  const {end} = periodAround(entitlement, date);
  const {endDate} = entitlement;
  if (endDate === undefined || end < endDate) return end;
  const isBilledAfterwards =
    hasUsagePrices(entitlement) || entitlement.pricing.paymentSchedule === 'POSTPAY';
  return isBilledAfterwards && date < endDate ? endDate : undefined;
}

function setNextInvoiceDate(world: World, id: string, date: CalendarDate | undefined): void {
  const {details} = related<DirectEntitlement>(world, 'Entitlement', id);
  const {nextInvoiceDate: _, ...others} = details;
  const changed = date === undefined ? others : {...others, nextInvoiceDate: date};
  world.update('ENTITLEMENT', id, {details: changed, updatedBy: system});
}

function billInstallments(world: World, entitlement: DirectEntitlement, today: CalendarDate): void {
  const all = installmentsOf(entitlement);
  const billed = new Set(
    allOf<Invoice>(world, 'Invoice')
      .filter(({entitlementId, type}) => entitlementId === entitlement.id && type === 'INSTALLMENT')
      .flatMap(({lines}) => lines.map(({chargeDate}) => chargeDate)),
  );
  all.forEach((installment, index) => {
    if (installment.chargeDate > today || billed.has(installment.chargeDate)) return;
    billInstallment(world, entitlement, {installment, index, count: all.length});
  });
}

function billAddons(world: World, entitlement: DirectEntitlement, today: CalendarDate): void {
  for (const addon of entitlement.addons) {
    if (addon.chargeDate <= today && addon.invoiceId === undefined) {
      billAddon(world, entitlement, addon);
    }
  }
}

/** Bills the periods that a canceled entitlement still owes. */
function closeBilling(world: World, ended: DirectEntitlement): void {
  const today = dateOf(world.now());
  billPeriods(world, ended, earlier(today, ended.endDate) ?? today);
  setNextInvoiceDate(world, ended.id, undefined);
}

/** Bills the commitments for the paid part of a billing period. */
function billCommits(world: World, entitlement: DirectEntitlement, period: Period): void {
  const {commits = []} = entitlement.pricing;
  const paid = paidPart(entitlement, period);
  if (!paid || commits.length === 0 || installmentsOf(entitlement).length > 0) return;
  const share = shareOf(entitlement, paid);
  createInvoice(world, entitlement, {
    type: 'COMMIT',
    lines: commits.map((commit) => commitLine(entitlement, commit, share)),
    period: {periodStartDate: paid.start, periodEndDate: addDays(paid.end, -1)},
  });
}

/** An incomplete period costs its share of the days, if the entitlement is prorated. */
function shareOf(entitlement: DirectEntitlement, paid: Period): Decimal {
  if (!entitlement.details.prorated) return whole(1);
  const full = periodAround(entitlement, paid.start);
  return dividedBy(
    whole(daysBetween(paid.start, paid.end)),
    whole(daysBetween(full.start, full.end)),
  );
}

function commitLine(
  {details}: DirectEntitlement,
  {key, name, rate, quantity, duration}: CommitDimension,
  share: Decimal,
): InvoiceLine {
  const unitPrice = periodPrice(rate, duration, details.billingIntervalMonths, share);
  const amount = money(times(amountOf(unitPrice), decimal(quantity)), rate.currency);
  return {type: 'COMMIT', name, key, unitPrice, quantity, amount};
}

/** The rate covers its whole duration, and a period is a part of it. */
function periodPrice(
  rate: Money,
  {length, unit}: CommitDimension['duration'],
  intervalMonths: number,
  share: Decimal,
): Money {
  if (unit === 'DAY') return money(times(amountOf(rate), share), rate.currency);
  const months = length * (unit === 'YEAR' ? 12 : 1);
  const ofPeriod = (amountOf(rate) * BigInt(intervalMonths)) / BigInt(months);
  return money(times(ofPeriod, share), rate.currency);
}

/** A price for the whole term without dates is due when the term starts. */
function installmentsOf({pricing, startDate}: DirectEntitlement): Installment[] {
  const {installments = [], commitAmount, commits = []} = pricing;
  if (installments.length > 0 || !commitAmount || commits.length > 0) return installments;
  return [{chargeDate: startDate, amount: commitAmount}];
}

function billInstallment(
  world: World,
  entitlement: DirectEntitlement,
  {installment, index, count}: {installment: Installment; index: number; count: number},
): void {
  const {chargeDate, amount, originalAmount, discountPercentage} = installment;
  const line: InvoiceLine = {
    type: 'INSTALLMENT',
    name: `Installment ${index + 1} of ${count}`,
    chargeDate,
    ...(originalAmount && {originalAmount, discountPercentage}),
    amount,
  };
  const next = installmentsOf(entitlement)[index + 1]?.chargeDate ?? entitlement.endDate;
  const end = next === undefined ? chargeDate : addDays(next, -1);
  createInvoice(world, entitlement, {
    type: 'INSTALLMENT',
    lines: [line],
    period: {periodStartDate: chargeDate, periodEndDate: end < chargeDate ? chargeDate : end},
  });
}

/** The add-on keeps the ID of its invoice. */
function billAddon(world: World, entitlement: DirectEntitlement, addon: Addon): void {
  const {id, name, chargeDate, amount} = addon;
  const line: InvoiceLine = {type: 'ADDON', name, addonId: id, chargeDate, amount};
  const invoice = createInvoice(world, entitlement, {type: 'ADDON', lines: [line]});
  const {addons} = (world.store.collection('Entitlement').get(entitlement.id) ??
    entitlement) as DirectEntitlement;
  world.update('ENTITLEMENT', entitlement.id, {
    addons: addons.map((known) => (known.id === id ? {...known, invoiceId: invoice.id} : known)),
  });
}

/** What starts today or in the past is billed without waiting for the clock. */
function onActive(world: World, entitlement: Entity): void {
  if (!isBilledDirectly(entitlement)) return;
  world.after(() => {
    billEntitlements(world);
    issueDrafts(world);
    chargeDueInvoices(world);
  });
}

/** A recorded old sale was billed elsewhere. */
function onCancelled(world: World, entitlement: Entity, previous: string | null): void {
  if (!isBilledDirectly(entitlement) || previous === null) return;
  closeBilling(world, entitlement);
  if (!isUsed(world, entitlement.id)) deleteDrafts(world, entitlement.id);
}

/** Whether the buyer used anything or owes anything yet. */
function isUsed(world: World, entitlementId: string): boolean {
  const groups = allOf(world, 'UsageRecordGroup').filter(
    (group) =>
      group.entitlementId === entitlementId &&
      !['DELETED', 'INVALID'].includes(textOf(group.status)),
  );
  return (
    groups.length > 0 || invoicesOf(world, entitlementId).some(({status}) => status === 'ISSUED')
  );
}

const invoicesOf = (world: World, entitlementId: string): Invoice[] =>
  allOf<Invoice>(world, 'Invoice').filter((invoice) => invoice.entitlementId === entitlementId);

function deleteDrafts(world: World, entitlementId: string): void {
  for (const {id, status} of invoicesOf(world, entitlementId)) {
    if (status === 'DRAFT') {
      world.move({entityType: 'INVOICE', id, to: 'DELETED', by: 'PLATFORM'});
    }
  }
}

export const entitlementReactions: Reactions = {
  'ENTITLEMENT.ACTIVE': onActive,
  'ENTITLEMENT.CANCELLED': onCancelled,
};
