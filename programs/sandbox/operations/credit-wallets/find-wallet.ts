import {ApiError} from '../../api-error';
import {found} from '../../lists/list';
import type {Call} from '../../types';
import type {Buyer, Wallet} from '../billing/entities';
import {openPayments} from '../billing/payments';

export const buyerOf = ({world, path}: Call): Buyer =>
  found(world, 'Buyer', path.buyerId ?? '', 'buyer_not_found') as Buyer;

/** One of the buyer's wallets. Deleted wallets don't exist for operations. */
export function walletOf(call: Call, id: string): Wallet {
  const buyer = buyerOf(call);
  const wallet = found(call.world, 'Wallet', id, 'wallet_not_found') as Wallet;
  if (wallet.buyerId === buyer.id && wallet.status !== 'DELETED') return wallet;
  throw new ApiError('wallet_not_found');
}

export const walletOfPath = (call: Call): Wallet => walletOf(call, call.path.walletId ?? '');

export function requireCredit({type}: Wallet): void {
  if (type === 'CREDIT') return;
  const message = `The wallet has the type ${type}, but this operation requires CREDIT.`;
  throw new ApiError('not_a_credit_wallet', {message});
}

export function requireIdle({world}: Call, {id}: Wallet): void {
  if (openPayments(world, id).length > 0) throw new ApiError('wallet_in_use');
}
