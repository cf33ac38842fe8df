import {ApiError} from '../../api-error';
import type {Handler} from '../../types';
import {clientOf} from '../billing/actors';
import {requireCredit, requireIdle, walletOfPath} from './find-wallet';

export const closeWallet: Handler = (call) => {
  const {world, slug} = call;
  const wallet = walletOfPath(call);
  requireCredit(wallet);
  if (wallet.status === 'CLOSED') throw new ApiError('wallet_already_closed');
  requireIdle(call, wallet);
  const closed = world.move({
    entityType: 'WALLET',
    id: wallet.id,
    to: 'CLOSED',
    by: 'OPERATION',
    operation: slug,
    changes: {closedAt: world.now(), updatedBy: clientOf(call)},
  });
  return {body: closed};
};
