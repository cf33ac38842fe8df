import type {Entity, Reactions, World} from '../../types';
import {dateOf} from '../dates';
import {system} from '../fields';
import {buyerPageUrl, documentUrl} from '../ids';
import {preferredMethod} from '../wallets/wallets';
import {isOpen, startCharge} from './charge';
import {allOf, type Buyer, type Invoice, type Payment, related} from './entities';
import {dueDateOf, queueIssueEmails} from './invoice-email';
import {countInvoice} from './invoices';
import {isPositive} from './money';
import {defaultWalletOf} from './payments';

/** Only an operation chooses contacts, so without them the grace period has ended. */
function onIssued(world: World, entity: Entity): void {
  const invoice = entity as Invoice;
  const {contactIds} = related<Buyer>(world, 'Buyer', invoice.buyerId);
  const isByClock = invoice.contactIds === undefined;
  const issued = world.update('INVOICE', invoice.id, {
    scheduledIssueDate: undefined,
    dueDate: dueDateOf(world, invoice),
    contactIds: invoice.contactIds ?? contactIds,
    buyerPageUrl: buyerPageUrl(invoice.number),
    pdfUrl: documentUrl('invoices', invoice.number),
    issuedAt: world.now(),
    ...(isByClock && {updatedBy: system}),
  }) as Invoice;
  countInvoice(world, issued, true);
  if (isByClock) queueIssueEmails(world, issued, {isToAll: true});
}

function onVoided(world: World, {id}: Entity, previous: string | null): void {
  const changes = {scheduledIssueDate: undefined, voidedAt: world.now()};
  const voided = world.update('INVOICE', id, changes) as Invoice;
  if (previous === 'ISSUED') countInvoice(world, voided, false);
}

/** Without a charge of ours, the buyer pays in the buyer portal. */
function onProcessing(world: World, entity: Entity): void {
  const invoice = entity as Invoice;
  if (openPaymentOf(world, invoice) || !isPositive(invoice.dueAmount)) return;
  const wallet = preferredMethod(world, invoice.buyerId);
  if (!wallet) return;
  const payment = startCharge(world, invoice, wallet, {by: 'BUYER'});
  world.update('INVOICE', invoice.id, {paymentTransactionId: payment.id, updatedBy: system});
}

function openPaymentOf(world: World, {paymentTransactionId}: Invoice): Payment | undefined {
  const payment = world.store.collection('PaymentTransaction').get(paymentTransactionId ?? '');
  return payment && isOpen(payment as Payment) ? (payment as Payment) : undefined;
}

function onPaid(world: World, entity: Entity): void {
  const invoice = entity as Invoice;
  world.update('INVOICE', invoice.id, {
    receiptUrl: documentUrl('receipts', invoice.number),
    paidAt: world.now(),
    updatedBy: system,
  });
  finishPayment(world, invoice, 'SUCCEEDED');
}

function onFailed(world: World, entity: Entity): void {
  world.update('INVOICE', entity.id, {updatedBy: system});
  finishPayment(world, entity as Invoice, 'FAILED');
}

/** If the caller moved the invoice in the provider's name, its payment follows. */
function finishPayment(world: World, invoice: Invoice, to: string): void {
  const payment = openPaymentOf(world, invoice);
  if (!payment) return;
  const move = {entityType: 'PAYMENT_TRANSACTION', id: payment.id, by: 'PAYMENT_PROVIDER'} as const;
  if (payment.walletType === 'CREDIT' && to === 'SUCCEEDED') {
    world.move({...move, to, by: 'PLATFORM'});
    return;
  }
  if (payment.status === 'PENDING') world.move({...move, to: 'PROCESSING'});
  world.move({...move, to});
}

export const invoiceReactions: Reactions = {
  'INVOICE.ISSUED': onIssued,
  'INVOICE.VOIDED': onVoided,
  'INVOICE.DELETED': (world, {id}) => {
    world.update('INVOICE', id, {scheduledIssueDate: undefined, updatedBy: system});
  },
  'INVOICE.PROCESSING': onProcessing,
  'INVOICE.SUCCEEDED': onPaid,
  'INVOICE.FAILED': onFailed,
};

/** Issues the drafts whose grace period is over. */
export function issueDrafts(world: World): void {
  const today = dateOf(world.now());
  for (const {id, status, scheduledIssueDate} of allOf<Invoice>(world, 'Invoice')) {
    if (status !== 'DRAFT' || (scheduledIssueDate ?? today) > today) continue;
    world.move({entityType: 'INVOICE', id, to: 'ISSUED', by: 'CLOCK'});
  }
}

/** Charges the default wallets for the invoices that are due. A failed charge isn't repeated. */
export function chargeDueInvoices(world: World): void {
  const today = dateOf(world.now());
  for (const invoice of allOf<Invoice>(world, 'Invoice')) {
    const {status, paymentStatus, dueDate} = invoice;
    const isUnpaid = status === 'ISSUED' && paymentStatus === 'PENDING';
    if (isUnpaid && dueDate !== undefined && dueDate <= today) collect(world, invoice);
  }
}

function collect(world: World, invoice: Invoice): void {
  const move = {entityType: 'INVOICE', id: invoice.id, by: 'CLOCK'} as const;
  if (!isPositive(invoice.dueAmount)) {
    world.move({...move, to: 'PROCESSING'});
    world.move({...move, to: 'SUCCEEDED', by: 'PLATFORM'});
    return;
  }
  const wallet = defaultWalletOf(world, invoice);
  if (!wallet) {
    world.move({...move, to: 'FAILED'});
    return;
  }
  const payment = startCharge(world, invoice, wallet, {by: 'CLOCK', author: system});
  const changes = {paymentTransactionId: payment.id, updatedBy: system};
  world.move({...move, to: 'PROCESSING', changes});
}
