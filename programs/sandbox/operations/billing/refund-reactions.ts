import type {Entity, JsonObject, Reactions, World} from '../../types';
import {type Payment, type Refund, related} from './entities';
import {minus} from './money';
import {returnCredit} from './payment-reactions';
import {digitsOf} from './vendor';

const paymentOf = (world: World, {paymentTransactionId}: Refund): Payment =>
  related<Payment>(world, 'PaymentTransaction', paymentTransactionId);

const destinationTypes: Record<string, string> = {CARD: 'CARD', CREDIT: 'CREDIT_WALLET'};

/** The money goes back to where it came from, unless the provider had to ask for an account. */
function destinationOf(world: World, refund: Refund): JsonObject {
  const {walletType} = paymentOf(world, refund);
  return refund.destination ?? {type: destinationTypes[walletType] ?? 'BANK_ACCOUNT'};
}

/** Card networks give a reference right away. */
function onSucceeded(world: World, entity: Entity): void {
  const refund = entity as Refund;
  const destination = destinationOf(world, refund);
  const reference = destination.type === 'CARD' && {reference: digitsOf(refund.id, 23)};
  world.update('REFUND', refund.id, {
    destination: {...destination, ...reference},
    succeededAt: world.now(),
  });
  const {walletType, walletId} = paymentOf(world, refund);
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
  const {id, refundedAmount} = paymentOf(world, refund);
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
