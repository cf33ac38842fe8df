import {ApiError} from '../../errors';
import {found, listReply} from '../../lists/list';
import type {Call, Entity, Handlers, JsonObject, Reactions, World} from '../../types';
import {addDays, dateOf} from '../dates';
import {clientOf} from '../fields';
import {paddedDigitsOf} from '../ids';
import {refundExternalId, returnCredit} from './charge';
import {allOf, type Payment, type Refund, related, type Wallet} from './entities';
import {isMore, isPositive, minus, type Money, moneyText, plus} from './money';
import {requireProvider} from './test-payment-methods';

const paymentOf = ({world, path}: Call): Payment =>
  found(
    world,
    'PaymentTransaction',
    path.paymentTransactionId ?? '',
    'payment_transaction_not_found',
  ) as Payment;

function createRefund(call: Call): JsonObject {
  const {world, body, slug} = call;
  const payment = paymentOf(call);
  const amount = body.amount as Money;
  requireRefundable(payment, amount);
  const wallet = world.store.collection('Wallet').get(payment.walletId) as Wallet | undefined;
  requireProvider(wallet);
  const refund = world.create('REFUND', newRefund(call, payment, amount), {
    by: 'OPERATION',
    operation: slug,
  });
  world.update('PAYMENT_TRANSACTION', payment.id, {
    refundedAmount: plus(payment.refundedAmount, amount),
  });
  world.after(() => settleRefund(world, refund.id));
  return refund;
}

function requireRefundable(payment: Payment, amount: Money): void {
  const {status, refundedAmount} = payment;
  if (!isPositive(amount)) throw new ApiError('amount_must_be_positive');
  if (amount.currency !== payment.amount.currency) {
    const message = `The amount is in ${amount.currency}, but the buyer pays in ${payment.amount.currency}.`;
    throw new ApiError('currency_mismatch', {message});
  }
  if (status !== 'SUCCEEDED') {
    const message = `The payment has the status ${status}, so it can't be refunded${status === 'FAILED' ? '' : ' yet'}.`;
    throw new ApiError('charge_not_settled', {message});
  }
  const left = minus(payment.amount, refundedAmount);
  if (isMore(amount, left)) {
    const message = `Only ${moneyText(left)} of the payment can still be refunded.`;
    throw new ApiError('refund_exceeds_remaining', {message});
  }
}

function newRefund(call: Call, payment: Payment, amount: Money): Entity {
  const {world, body} = call;
  const id = world.newId('ref');
  const now = world.now();
  return {
    id,
    orgId: payment.orgId,
    paymentTransactionId: payment.id,
    invoiceId: payment.invoiceId,
    buyerId: payment.buyerId,
    partner: payment.partner,
    ...(payment.walletType !== 'CREDIT' && {externalId: refundExternalId(payment.partner, id)}),
    amount,
    reason: body.reason ?? 'OTHER',
    ...(body.note !== undefined && {note: body.note}),
    status: 'PENDING',
    createdAt: now,
    createdBy: clientOf(call),
    updatedAt: now,
  };
}

/** The provider asks for a bank account if the payment method is gone. */
function settleRefund(world: World, id: string): void {
  const refund = related<Refund>(world, 'Refund', id);
  if (refund.status !== 'PENDING') return;
  const {walletId, walletType} = related<Payment>(
    world,
    'PaymentTransaction',
    refund.paymentTransactionId,
  );
  const wallet = world.store.collection('Wallet').get(walletId);
  const isGone = walletType !== 'CREDIT' && wallet?.status !== 'ACTIVE';
  world.move({
    entityType: 'REFUND',
    id,
    to: isGone ? 'REQUIRES_ACTION' : 'SUCCEEDED',
    by: walletType === 'CREDIT' ? 'PLATFORM' : 'PAYMENT_PROVIDER',
  });
}

/** How long the sandbox's provider waits for the buyer's bank account. */
const daysToAnswer = 30;

export function settleRefunds(world: World): void {
  if (!world.settings.automatic) return;
  for (const {id, status, updatedAt} of allOf<Refund>(world, 'Refund')) {
    const isLate = addDays(dateOf(updatedAt), daysToAnswer) <= dateOf(world.now());
    if (status !== 'REQUIRES_ACTION' || !isLate) continue;
    world.move({entityType: 'REFUND', id, to: 'FAILED', by: 'PAYMENT_PROVIDER'});
  }
}

export const refundOperations: Handlers = {
  'create-refund': (call) => ({body: createRefund(call)}),
  'list-refund-of-payment-transaction': (call) => {
    paymentOf(call);
    return listReply(call, 'Refund');
  },
};

const refundedPayment = (world: World, {paymentTransactionId}: Refund): Payment =>
  related<Payment>(world, 'PaymentTransaction', paymentTransactionId);

const destinationTypes: Record<string, string> = {CARD: 'CARD', CREDIT: 'CREDIT_WALLET'};

/** The money goes back to where it came from, unless the provider had to ask for an account. */
function destinationOf(world: World, refund: Refund): JsonObject {
  const {walletType} = refundedPayment(world, refund);
  return refund.destination ?? {type: destinationTypes[walletType] ?? 'BANK_ACCOUNT'};
}

/** Card networks give a reference right away. */
function onSucceeded(world: World, entity: Entity): void {
  const refund = entity as Refund;
  const destination = destinationOf(world, refund);
  const reference = destination.type === 'CARD' && {reference: paddedDigitsOf(refund.id, 23)};
  world.update('REFUND', refund.id, {
    destination: {...destination, ...reference},
    succeededAt: world.now(),
  });
  const {walletType, walletId} = refundedPayment(world, refund);
  if (walletType === 'CREDIT') returnCredit(world, walletId, refund.amount);
}

const decline = {
  errorCode: 'declined',
  errorMessage: "The buyer didn't provide a bank account in time.",
};

const rejection = {
  errorCode: 'declined',
  errorMessage: "The buyer's bank rejected the refund.",
};

function onFailed(world: World, entity: Entity, previous: string | null): void {
  const refund = entity as Refund;
  world.update('REFUND', refund.id, {
    destination: destinationOf(world, refund),
    ...(refund.errorCode === undefined && (previous === 'REQUIRES_ACTION' ? decline : rejection)),
  });
  uncount(world, refund);
}

function onCancelled(world: World, entity: Entity): void {
  const refund = entity as Refund;
  world.update('REFUND', refund.id, {destination: destinationOf(world, refund)});
  uncount(world, refund);
}

/** A refund that doesn't happen can be made again. */
function uncount(world: World, refund: Refund): void {
  const {id, refundedAmount} = refundedPayment(world, refund);
  const changes = {refundedAmount: minus(refundedAmount, refund.amount)};
  world.update('PAYMENT_TRANSACTION', id, changes);
}

export const refundReactions: Reactions = {
  'REFUND.REQUIRES_ACTION': (world, {id}) => {
    world.update('REFUND', id, {destination: {type: 'BANK_ACCOUNT'}});
  },
  'REFUND.SUCCEEDED': onSucceeded,
  'REFUND.FAILED': onFailed,
  'REFUND.CANCELLED': onCancelled,
};
