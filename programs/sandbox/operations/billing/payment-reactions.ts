import type {Entity, Reactions, World} from '../../types';
import {system} from './actors';
import {settlePayment} from './charge';
import {type Invoice, type Payment, type Wallet, related} from './entities';
import {type Money, minus, plus} from './money';
import {acceptedData, arrivedData} from './provider-data';

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
