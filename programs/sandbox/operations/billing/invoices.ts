import {ApiError} from '../../errors';
import {found, listReply} from '../../lists/list';
import type {Call, Handlers, JsonObject, World} from '../../types';
import {dateOf} from '../dates';
import {clientOf} from '../fields';
import {type Buyer, type DirectEntitlement, type Invoice, related} from './entities';
import {invoiceEmail, queueIssueEmails, queueVoidEmails} from './invoice-email';
import {
  amountOf,
  dividedBy,
  isMore,
  isPositive,
  minus,
  type Money,
  money,
  moneyText,
  noMoney,
  plus,
  times,
} from './money';

const invoiceOf = ({world, path}: Call): Invoice =>
  found(world, 'Invoice', path.invoiceId ?? '', 'invoice_not_found') as Invoice;

function requireDraft(invoice: Invoice): void {
  if (invoice.status === 'DRAFT') return;
  const message = `The invoice has the status ${invoice.status} and is no longer a draft.`;
  throw new ApiError('invoice_not_draft', {message});
}

export function requireUnpaid({paymentStatus}: Invoice): void {
  if (paymentStatus === 'SUCCEEDED') throw new ApiError('invoice_already_paid');
  if (paymentStatus === 'PROCESSING') throw new ApiError('payment_in_progress');
}

function updateInvoice(call: Call): JsonObject {
  const {world, body} = call;
  const invoice = invoiceOf(call);
  requireDraft(invoice);
  const changes = changesOf(call, invoice);
  const isSame = Object.entries(changes).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(invoice[name]),
  );
  if (isSame || Object.keys(body).length === 0) return invoice;
  return world.update('INVOICE', invoice.id, {...changes, updatedBy: clientOf(call)});
}

/** `null` clears a field, and a field that isn't sent doesn't change. */
function changesOf({world, body}: Call, invoice: Invoice): JsonObject {
  const {dueDate, memo, overallDiscountAmount} = body;
  if (typeof dueDate === 'string' && dueDate < dateOf(world.now())) {
    throw new ApiError('due_date_in_past', {message: `The due date ${dueDate} is in the past.`});
  }
  return {
    ...('dueDate' in body && {dueDate: dueDate ?? undefined}),
    ...('memo' in body && {memo: memo ?? undefined}),
    ...(overallDiscountAmount !== undefined &&
      withDiscount(invoice, allowedDiscount(invoice, overallDiscountAmount as Money))),
  };
}

function allowedDiscount({subtotalAmount}: Invoice, discount: Money): Money {
  if (discount.currency !== subtotalAmount.currency) {
    const message = `The amount is in ${discount.currency}, but the buyer pays in ${subtotalAmount.currency}.`;
    throw new ApiError('currency_mismatch', {message});
  }
  if (discount.amount.startsWith('-')) throw negativeDiscount();
  if (isMore(discount, subtotalAmount)) {
    const message = `The discount of ${moneyText(discount)} exceeds the subtotal of ${moneyText(subtotalAmount)}.`;
    throw new ApiError('discount_exceeds_subtotal', {message});
  }
  return discount;
}

const negativeDiscount = (): ApiError =>
  new ApiError('validation_failed', {
    message: 'The request has 1 invalid field.',
    details: [
      {
        location: 'BODY',
        field: '/overallDiscountAmount/amount',
        code: 'minimum',
        message: 'Must be 0 or more.',
      },
    ],
  });

function issueInvoice(call: Call): JsonObject {
  const {world, slug, body} = call;
  const invoice = invoiceOf(call);
  const chosen = body.contactIds as string[] | undefined;
  for (const id of chosen ?? []) found(world, 'Contact', id, 'contact_not_found');
  requireDraft(invoice);
  const buyer = related<Buyer>(world, 'Buyer', invoice.buyerId);
  const issued = world.move({
    entityType: 'INVOICE',
    id: invoice.id,
    to: 'ISSUED',
    by: 'OPERATION',
    operation: slug,
    changes: {contactIds: chosen ?? buyer.contactIds, updatedBy: clientOf(call)},
  }) as Invoice;
  queueIssueEmails(world, issued, {isToAll: chosen === undefined, operation: slug});
  return issued;
}

function voidInvoice(call: Call): JsonObject {
  const {world, slug, body} = call;
  const invoice = invoiceOf(call);
  if (invoice.status === 'VOIDED' || invoice.status === 'DELETED') {
    throw new ApiError('invoice_already_voided');
  }
  requireUnpaid(invoice);
  const voided = world.move({
    entityType: 'INVOICE',
    id: invoice.id,
    to: 'VOIDED',
    by: 'OPERATION',
    operation: slug,
    changes: {
      ...(body.reason !== undefined && {voidReason: body.reason}),
      updatedBy: clientOf(call),
    },
  }) as Invoice;
  queueVoidEmails(world, voided, slug);
  return voided;
}

const html = {'Content-Type': 'text/html; charset=utf-8'};

export const invoiceOperations: Handlers = {
  'list-invoices': (call) => listReply(call, 'Invoice'),
  'get-invoice': (call) => ({body: invoiceOf(call)}),
  'update-invoice-info': (call) => ({body: updateInvoice(call)}),
  'issue-invoice': (call) => ({body: issueInvoice(call)}),
  'void-invoice': (call) => ({body: voidInvoice(call)}),
  'preview-invoice-email': (call) => ({
    body: invoiceEmail(call.world, invoiceOf(call)),
    headers: html,
  }),
};

/** The amounts of a draft with another overall discount. The tax rate stays the same. */
function withDiscount(invoice: Invoice, overallDiscountAmount: Money) {
  const {subtotalAmount, taxAmount} = invoice;
  const before = minus(subtotalAmount, invoice.overallDiscountAmount);
  const base = minus(subtotalAmount, overallDiscountAmount);
  const tax = isPositive(before) ? taxOf(taxAmount, before, base) : noMoney(base.currency);
  return {overallDiscountAmount, taxAmount: tax, dueAmount: plus(base, tax)};
}

const taxOf = (tax: Money, before: Money, base: Money): Money =>
  money(times(dividedBy(amountOf(tax), amountOf(before)), amountOf(base)), base.currency);

/** What an invoice adds to the amounts of its entitlement, after discounts and before tax. */
const chargedBy = ({subtotalAmount, overallDiscountAmount}: Invoice): Money =>
  minus(subtotalAmount, overallDiscountAmount);

/** The entitlement's amounts are those of its issued invoices. */
export function countInvoice(world: World, invoice: Invoice, isIssued: boolean): void {
  const {amounts} = related<DirectEntitlement>(world, 'Entitlement', invoice.entitlementId);
  const charged = chargedBy(invoice);
  const count = (amount: Money) => (isIssued ? plus(amount, charged) : minus(amount, charged));
  world.update('ENTITLEMENT', invoice.entitlementId, {
    amounts: {
      ...amounts,
      grossAmount: count(amounts.grossAmount),
      invoicedAmount: count(amounts.invoicedAmount),
    },
  });
}
