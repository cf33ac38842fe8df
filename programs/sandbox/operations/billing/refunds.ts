import {ApiError} from '../../api-error';
import {found, listReply} from '../../lists/list';
import type {Call, Entity, Handlers, JsonObject, World} from '../../types';
import {clientOf} from './actors';
import {addDays, dateOf} from './calendar';
import {type Payment, type Refund, type Wallet, allOf, related} from './entities';
import {type Money, isMore, isPositive, minus, moneyText, plus} from './money';
import {refundExternalId} from './provider-data';
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
