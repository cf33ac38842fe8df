import type {Entity, JsonObject, World} from '../../types';
import {
  addDays,
  addMonths,
  type CalendarDate,
  dateOf,
  earlier,
  firstOfMonth,
  latest,
} from '../dates';
import {system} from '../fields';
import {vendor} from '../ids';
import {
  allOf,
  currencyOf,
  type DirectEntitlement,
  type Invoice,
  type InvoiceLine,
} from './entities';
import {minus, type Money, noMoney, total} from './money';

type NewInvoice = {
  type: string;
  lines: InvoiceLine[];
  /** What covers part of the lines, such as `deductedCreditAmount`. */
  deductions?: Record<string, Money>;
  /** First and last day. */
  period?: {periodStartDate: string; periodEndDate: string};
};

/** Creates a draft, which sends `invoice.created`. */
export function createInvoice(
  world: World,
  entitlement: DirectEntitlement,
  {type, lines, deductions = {}, period}: NewInvoice,
): Entity {
  const now = world.now();
  const {gracePeriodDays = 0, netTermsDays = 0} = entitlement.details;
  const invoice: Entity = {
    id: world.newId('inv'),
    orgId: entitlement.orgId,
    number: nextNumber(world),
    type,
    partner: entitlement.partner,
    buyerId: entitlement.buyerId,
    entitlementId: entitlement.id,
    status: 'DRAFT',
    paymentStatus: 'PENDING',
    ...period,
    lines,
    ...deductions,
    ...amountsOf(lines, deductions, currencyOf(entitlement)),
    netTermsDays,
    gracePeriodDays,
    scheduledIssueDate: addDays(dateOf(now), gracePeriodDays),
    createdAt: now,
    createdBy: system,
    updatedAt: now,
    updatedBy: system,
  };
  return world.create('INVOICE', invoice, {by: 'PLATFORM'});
}

/** The sample vendor's buyers pay no tax on a service from abroad. */
function amountsOf(
  lines: InvoiceLine[],
  deductions: Record<string, Money>,
  currency: string,
): JsonObject {
  const charged = total(
    lines.map(({amount}) => amount),
    currency,
  );
  const subtotalAmount = minus(charged, total(Object.values(deductions), currency));
  return {
    subtotalAmount,
    overallDiscountAmount: noMoney(currency),
    taxAmount: noMoney(currency),
    dueAmount: subtotalAmount,
  };
}

/** Numbers have no gaps within a year. */
function nextNumber(world: World): string {
  const start = `${vendor.invoicePrefix}-${world.now().slice(0, 4)}-`;
  const numbers = allOf<Invoice>(world, 'Invoice')
    .filter(({number}) => number.startsWith(start))
    .map(({number}) => Number(number.slice(start.length)));
  return `${start}${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}

/** `end` is the first day after the period. */
export type Period = {start: CalendarDate; end: CalendarDate};

/** The billing period of an entitlement that contains a day, as its billing cycle says. */
export function periodAround(entitlement: DirectEntitlement, date: CalendarDate): Period {
  const {billingCycle, billingIntervalMonths} = entitlement.details;
  const first =
    billingCycle === 'MONTH_FIRST_DAY'
      ? firstOfMonth(entitlement.startDate)
      : entitlement.startDate;
  // Always counted from the first, because a period that starts on the 31st has shorter ones after it.
  const boundary = (index: number) => addMonths(first, index * billingIntervalMonths);
  let index = 0;
  while (boundary(index + 1) <= date) index += 1;
  return {start: boundary(index), end: boundary(index + 1)};
}

/** The first day that isn't free. */
export function trialEnd({startDate, details: {trial}}: DirectEntitlement): CalendarDate {
  if (!trial) return startDate;
  if (trial.unit === 'DAY') return addDays(startDate, trial.length);
  return addMonths(startDate, trial.length * (trial.unit === 'YEAR' ? 12 : 1));
}

/** The days of a period that the entitlement pays for, or nothing. */
export function paidPart(entitlement: DirectEntitlement, period: Period): Period | undefined {
  const start = latest(period.start, trialEnd(entitlement));
  const end = earlier(period.end, entitlement.endDate) ?? period.end;
  return start < end ? {start, end} : undefined;
}
