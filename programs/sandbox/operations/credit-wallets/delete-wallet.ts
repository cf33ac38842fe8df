import {ApiError} from '../../api-error';
import type {Handler} from '../../types';
import {clientOf} from '../billing/actors';
import {requireProvider} from '../billing/test-payment-methods';
import {requireIdle, walletOfPath} from './find-wallet';

export const deleteWallet: Handler = (call) => {
  const {world, slug} = call;
  const wallet = walletOfPath(call);
  if (wallet.isDefault) throw new ApiError('wallet_is_default');
  requireIdle(call, wallet);
  requireProvider(wallet);
  world.move({
    entityType: 'WALLET',
    id: wallet.id,
    to: 'DELETED',
    by: 'OPERATION',
    operation: slug,
    changes: {updatedBy: clientOf(call)},
  });
  return {};
};
