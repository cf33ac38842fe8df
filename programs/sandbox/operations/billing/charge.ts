import type {Entity, JsonObject, Mover, Reactions, World} from '../../types';
import {addBusinessDays, addDays, type CalendarDate, dateOf} from '../dates';
import {system} from '../fields';
import {allOf, type Buyer, type Invoice, type Payment, related, type Wallet} from './entities';
import {
  amountOf,
  decimal,
  minus,
  type Money,
  money,
  noMoney,
  percentOf,
  plus,
  smaller,
} from './money';
import {declineOf} from './test-payment-methods';

export const isOpen = ({status}: {status: string}): boolean =>
  status === 'PENDING' || status === 'PROCESSING';

/** Starts a charge. The invoice and its latest payment change together. */
export function startCharge(
  world: World,
  invoice: Invoice,
  wallet: Wallet,
  cause: {by: Mover; operation?: string; author?: JsonObject},
): Payment {
  const {author, ...move} = cause;
  const {integrationId} = related<Buyer>(world, 'Buyer', invoice.buyerId);
  const now = world.now();
  const payment = {
    id: world.newId('pay'),
    orgId: invoice.orgId,
    status: 'PENDING',
    amount: invoice.dueAmount,
    refundedAmount: noMoney(invoice.dueAmount.currency),
    partner: invoice.partner,
    integrationId,
    buyerId: invoice.buyerId,
    entitlementId: invoice.entitlementId,
    invoiceId: invoice.id,
    walletId: wallet.id,
    walletType: wallet.type,
    createdAt: now,
    ...(author && {createdBy: author}),
    updatedAt: now,
  };
  return world.create('PAYMENT_TRANSACTION', payment, move) as Payment;
}

/** Moves a payment on as far as the provider would by now. */
function settlePayment(world: World, id: string): void {
  const payment = related<Payment>(world, 'PaymentTransaction', id);
  if (payment.status === 'PENDING') accept(world, payment);
  const accepted = related<Payment>(world, 'PaymentTransaction', id);
  if (accepted.status === 'PROCESSING' && confirmationDate(accepted) <= dateOf(world.now())) {
    confirm(world, accepted);
  }
}

/** No provider is involved if the buyer pays with credit. */
function accept(world: World, {id, walletType}: Payment): void {
  const entityType = 'PAYMENT_TRANSACTION';
  if (walletType === 'CREDIT') world.move({entityType, id, to: 'SUCCEEDED', by: 'PLATFORM'});
  else world.move({entityType, id, to: 'PROCESSING', by: 'PAYMENT_PROVIDER'});
}

function confirm(world: World, payment: Payment): void {
  const decline = declineOf(related<Wallet>(world, 'Wallet', payment.walletId));
  world.move({
    entityType: 'PAYMENT_TRANSACTION',
    id: payment.id,
    to: decline ? 'FAILED' : 'SUCCEEDED',
    by: 'PAYMENT_PROVIDER',
    changes: decline && {provider: {...payment.provider, ...decline}},
  });
}

/** A bank debit takes business days, and a card takes seconds. */
const businessDays: Record<string, number> = {ACH_DEBIT: 4, SEPA_DEBIT: 6, BACS_DEBIT: 4};

const confirmationDate = ({createdAt, walletType}: Payment): CalendarDate =>
  addBusinessDays(dateOf(createdAt), businessDays[walletType] ?? 0);

/** What payment providers confirm over time, unless the caller acts in their name. */
export function settlePayments(world: World): void {
  if (!world.settings.automatic) return;
  for (const payment of allOf<Payment>(world, 'PaymentTransaction')) {
    if (isOpen(payment)) settlePayment(world, payment.id);
    else reportAdyenFee(world, payment);
  }
}

const adyenSettlementDays = 2;

function reportAdyenFee(world: World, payment: Payment): void {
  const {provider, succeededAt} = payment;
  if (provider?.partner !== 'ADYEN' || provider.feeAmount || typeof succeededAt !== 'string')
    return;
  if (addDays(dateOf(succeededAt), adyenSettlementDays) > dateOf(world.now())) return;
  const changed = {...provider, feeAmount: adyenFee(payment)};
  world.update('PAYMENT_TRANSACTION', payment.id, {provider: changed});
}

/** The end of an ID, which is different for every entity. */
const unique = (id: string): string => id.slice(-16);

/** What the provider knows as soon as it accepts the charge. */
function acceptedData(payment: Payment): JsonObject {
  return payment.partner === 'ADYEN'
    ? {
        partner: 'ADYEN',
        pspReference: unique(payment.id),
        merchantAccount,
        disputes: [],
      }
    : {partner: 'STRIPE', paymentIntentId: `pi_3Q${unique(payment.id)}`, disputes: []};
}

/** Account of the sample vendor, which is set up in the console. */
const merchantAccount = 'LumenHarborECOM';

/** Adyen reports its fee when it settles, up to two days later. */
function arrivedData(payment: Payment): JsonObject {
  const accepted = payment.provider ?? acceptedData(payment);
  if (payment.partner === 'ADYEN') return accepted;
  const {disputes, ...others} = accepted;
  return {
    ...others,
    balanceTransactionId: `txn_3Q${unique(payment.id)}`,
    feeAmount: stripeFee(payment),
    disputes,
  };
}

/** 2.9% and 0.30 for a card, and 0.8% but at most 5.00 for a bank debit. */
function stripeFee({amount, walletType}: Payment): Money {
  const value = amountOf(amount);
  const fee =
    walletType === 'CARD'
      ? percentOf('2.9', value) + decimal('0.30')
      : smaller(percentOf('0.8', value), decimal('5'));
  return money(fee, amount.currency);
}

/** 1.4% and 0.05, which includes the interchange. */
const adyenFee = ({amount}: Payment): Money =>
  money(percentOf('1.4', amountOf(amount)) + decimal('0.05'), amount.currency);

export const refundExternalId = (partner: string, id: string): string =>
  partner === 'ADYEN' ? unique(id) : `re_3Q${unique(id)}`;

/** A payment that the buyer starts concerns its invoice as well. */
function onStarted(world: World, entity: Entity): void {
  const {id, invoiceId} = entity as Payment;
  world.after(() => {
    const {paymentStatus, status} = related<Invoice>(world, 'Invoice', invoiceId);
    if (status === 'ISSUED' && ['PENDING', 'FAILED'].includes(paymentStatus)) {
      const changes = {paymentTransactionId: id, updatedBy: system};
      world.move({entityType: 'INVOICE', id: invoiceId, to: 'PROCESSING', by: 'BUYER', changes});
    }
    settlePayment(world, id);
  });
}

function onAccepted(world: World, entity: Entity): void {
  const payment = entity as Payment;
  if (payment.provider) return;
  world.update('PAYMENT_TRANSACTION', payment.id, {provider: acceptedData(payment)});
}

function onArrived(world: World, entity: Entity): void {
  const payment = entity as Payment;
  const isCredit = payment.walletType === 'CREDIT';
  world.update('PAYMENT_TRANSACTION', payment.id, {
    succeededAt: world.now(),
    ...(!isCredit && {provider: arrivedData(payment)}),
  });
  if (isCredit) takeCredit(world, payment.walletId, payment.amount);
  moveInvoice(world, payment, 'SUCCEEDED');
}

function onDeclined(world: World, entity: Entity): void {
  const payment = entity as Payment;
  if (payment.walletType !== 'CREDIT' && !payment.provider?.errorCode) {
    const decline = {errorCode: 'card_declined', errorMessage: 'Your card was declined.'};
    const provider = {...(payment.provider ?? acceptedData(payment)), ...decline};
    world.update('PAYMENT_TRANSACTION', payment.id, {provider});
  }
  moveInvoice(world, payment, 'FAILED');
}

function moveInvoice(world: World, {invoiceId, walletType}: Payment, to: string): void {
  if (related<Invoice>(world, 'Invoice', invoiceId).paymentStatus !== 'PROCESSING') return;
  const isByUs = walletType === 'CREDIT' && to === 'SUCCEEDED';
  const by = isByUs ? 'PLATFORM' : 'PAYMENT_PROVIDER';
  world.move({entityType: 'INVOICE', id: invoiceId, to, by});
}

function takeCredit(world: World, walletId: string, amount: Money): void {
  const wallet = related<Wallet>(world, 'Wallet', walletId);
  setUsed(world, wallet, plus(wallet.usedAmount ?? amount, amount));
}

export function returnCredit(world: World, walletId: string, amount: Money): void {
  const wallet = related<Wallet>(world, 'Wallet', walletId);
  setUsed(world, wallet, minus(wallet.usedAmount ?? amount, amount));
}

function setUsed(world: World, {id, totalAmount}: Wallet, usedAmount: Money): void {
  const remainingAmount = minus(totalAmount ?? usedAmount, usedAmount);
  world.update('WALLET', id, {usedAmount, remainingAmount, updatedBy: system});
}

export const paymentReactions: Reactions = {
  'PAYMENT_TRANSACTION.PENDING': onStarted,
  'PAYMENT_TRANSACTION.PROCESSING': onAccepted,
  'PAYMENT_TRANSACTION.SUCCEEDED': onArrived,
  'PAYMENT_TRANSACTION.FAILED': onDeclined,
};
