import {ApiError} from '../../api-error';
import {textOf} from '../../lists/text';
import type {Handler} from '../../types';
import {clientOf} from '../billing/actors';
import {makeDefault} from '../billing/payment-methods';
import {requireActive} from '../billing/payments';
import {buyerOf, walletOf} from './find-wallet';

export const setDefaultWallet: Handler = (call) => {
  const {world, body} = call;
  const wallet = walletOf(call, textOf(body.walletId));
  if (wallet.type === 'CREDIT') throw new ApiError('wallet_not_a_payment_method');
  requireActive(wallet);
  if (!wallet.isDefault) makeDefault(world, wallet, {updatedBy: clientOf(call)});
  return {body: buyerOf(call)};
};
