import type {World} from '../../types';
import {system} from './actors';
import {periodAround} from './billing-periods';
import {type CalendarDate, addDays, dateOf, earlier} from './calendar';
import {type DirectEntitlement, billedEntitlements} from './direct-entitlement';
import {type Invoice, allOf, related} from './entities';
import {billAddon, billCommits, billInstallment, installmentsOf} from './fixed-invoices';
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
export function closeBilling(world: World, ended: DirectEntitlement): void {
  const today = dateOf(world.now());
  billPeriods(world, ended, earlier(today, ended.endDate) ?? today);
  setNextInvoiceDate(world, ended.id, undefined);
}
