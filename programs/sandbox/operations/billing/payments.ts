import {requireNoDecline, requireProvider} from './test-payment-methods';
import {ApiError} from '../../errors';
import {found, listReply} from '../../lists/list';
import type {Call, Handlers, JsonObject, World} from '../../types';
import {clientOf} from '../fields';
import {isOpen, startCharge} from './charge';
import {allOf, type Buyer, type Invoice, type Payment, related, type Wallet} from './entities';
import {requireUnpaid} from './invoices';
import {isMore, minus, type Money, moneyText, total} from './money';

function payInvoice(call: Call): JsonObject {
  const {world, path, body, slug} = call;
  const invoice = found(world, 'Invoice', path.invoiceId ?? '', 'invoice_not_found') as Invoice;
  const wallet = walletOf(world, invoice, body.walletId as string | undefined);
  requirePayable(invoice);
  const chosen = wallet ?? defaultWallet(world, invoice);
  requireUsable(world, chosen, invoice.dueAmount);
  const author = clientOf(call);
  const cause = {by: 'OPERATION', operation: slug} as const;
  const payment = startCharge(world, invoice, chosen, {...cause, author});
  return world.move({
    entityType: 'INVOICE',
    id: invoice.id,
    to: 'PROCESSING',
    ...cause,
    changes: {paymentTransactionId: payment.id, updatedBy: author},
  });
}

function walletOf(world: World, {buyerId}: Invoice, id: string | undefined): Wallet | undefined {
  if (id === undefined) return undefined;
  const wallet = found(world, 'Wallet', id, 'wallet_not_found') as Wallet;
  const isTheirs = wallet.buyerId === buyerId && wallet.status !== 'DELETED';
  if (!isTheirs) throw new ApiError('wallet_not_found');
  return wallet;
}

function requirePayable(invoice: Invoice): void {
  if (invoice.status !== 'ISSUED') {
    const message = `The invoice has the status ${invoice.status}, so it can't be paid.`;
    throw new ApiError('invoice_not_issued', {message});
  }
  requireUnpaid(invoice);
}

/** The buyer's default wallet, or the error of a buyer without one. */
function defaultWallet(world: World, invoice: Invoice): Wallet {
  const wallet = defaultWalletOf(world, invoice);
  if (!wallet) throw new ApiError('no_default_wallet');
  return wallet;
}

export function defaultWalletOf(world: World, {buyerId}: Invoice): Wallet | undefined {
  const {paymentConfig} = related<Buyer>(world, 'Buyer', buyerId);
  const wallet = world.store.collection('Wallet').get(paymentConfig?.defaultWalletId ?? '');
  return wallet as Wallet | undefined;
}

function requireUsable(world: World, wallet: Wallet, due: Money): void {
  requireActive(wallet);
  if (wallet.startsAt > world.now()) {
    throw new ApiError('wallet_not_active', {
      message: `The wallet can pay invoices as of ${wallet.startsAt}.`,
    });
  }
  if (wallet.type === 'CREDIT') requireCredit(world, wallet, due);
  requireProvider(wallet);
  requireNoDecline(wallet);
}

export function requireActive({status}: Wallet): void {
  if (status === 'ACTIVE') return;
  const message = `The wallet has the status ${status}, but this operation requires ACTIVE.`;
  throw new ApiError('wallet_not_active', {message});
}

/** Credit of payments in progress is spoken for. */
function requireCredit(world: World, wallet: Wallet, due: Money): void {
  const open = openPayments(world, wallet.id).map(({amount}) => amount);
  const left = minus(wallet.remainingAmount ?? due, total(open, due.currency));
  if (!isMore(due, left)) return;
  throw new ApiError('insufficient_credit', {
    message: `The wallet has ${moneyText(left)} left, but the invoice is for ${moneyText(due)}.`,
  });
}

export const openPayments = (world: World, walletId: string): Payment[] =>
  allOf<Payment>(world, 'PaymentTransaction').filter(
    (payment) => payment.walletId === walletId && isOpen(payment),
  );

export const paymentOperations: Handlers = {
  'pay-invoice': (call) => ({body: payInvoice(call)}),
  'list-payment-transactions': (call) => listReply(call, 'PaymentTransaction'),
};
