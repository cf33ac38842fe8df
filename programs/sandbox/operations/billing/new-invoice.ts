import type {Entity, JsonObject, World} from '../../types';
import {system} from './actors';
import {addDays, dateOf} from './calendar';
import {type DirectEntitlement, currencyOf} from './direct-entitlement';
import {type Invoice, type InvoiceLine, allOf} from './entities';
import {type Money, minus, noMoney, total} from './money';
import {vendor} from './vendor';

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
