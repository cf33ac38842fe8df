import type {World} from '../../types';
import {type Period, paidPart, periodAround} from './billing-periods';
import {addDays, daysBetween} from './calendar';
import {type Decimal, decimal, dividedBy, times, whole} from './decimal';
import {
  type Addon,
  type CommitDimension,
  type DirectEntitlement,
  type Installment,
} from './direct-entitlement';
import type {InvoiceLine} from './entities';
import {type Money, amountOf, money} from './money';
import {createInvoice} from './new-invoice';

/** Bills the commitments for the paid part of a billing period. */
export function billCommits(world: World, entitlement: DirectEntitlement, period: Period): void {
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
export function installmentsOf({pricing, startDate}: DirectEntitlement): Installment[] {
  const {installments = [], commitAmount, commits = []} = pricing;
  if (installments.length > 0 || !commitAmount || commits.length > 0) return installments;
  return [{chargeDate: startDate, amount: commitAmount}];
}

export function billInstallment(
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
export function billAddon(world: World, entitlement: DirectEntitlement, addon: Addon): void {
  const {id, name, chargeDate, amount} = addon;
  const line: InvoiceLine = {type: 'ADDON', name, addonId: id, chargeDate, amount};
  const invoice = createInvoice(world, entitlement, {type: 'ADDON', lines: [line]});
  const {addons} = (world.store.collection('Entitlement').get(entitlement.id) ??
    entitlement) as DirectEntitlement;
  world.update('ENTITLEMENT', entitlement.id, {
    addons: addons.map((known) => (known.id === id ? {...known, invoiceId: invoice.id} : known)),
  });
}
