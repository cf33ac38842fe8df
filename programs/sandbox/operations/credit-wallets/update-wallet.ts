import {ApiError} from '../../api-error';
import type {Call, Entity, Handler, JsonObject} from '../../types';
import {clientOf} from '../billing/actors';
import type {Wallet} from '../billing/entities';
import {requireCredit, walletOfPath} from './find-wallet';
import {isPast, requireWindow} from './validity';

/** `null` as the end means that the credit doesn't expire. */
function changesOf({body}: Call): JsonObject {
  return {...body, ...('expiresAt' in body && {expiresAt: body.expiresAt ?? undefined})};
}

/** A new name doesn't make an expired wallet's dates wrong. */
function requireDates(call: Call, wallet: Wallet, changes: JsonObject): void {
  const {startsAt, expiresAt} = {...wallet, ...changes} as Wallet;
  if ('expiresAt' in changes) requireWindow(call.world, {startsAt, expiresAt});
  const isReversed = expiresAt !== undefined && Date.parse(expiresAt) <= Date.parse(startsAt);
  if ('startsAt' in changes && isReversed) throw new ApiError('invalid_window');
}

function apply(call: Call, wallet: Wallet, changes: JsonObject): Entity {
  const {world, slug} = call;
  const isSame = Object.entries(changes).every(([name, value]) => wallet[name] === value);
  if (isSame) return wallet;
  const authored = {...changes, updatedBy: clientOf(call)};
  const {expiresAt} = {...wallet, ...changes} as Wallet;
  const isValid = expiresAt === undefined || !isPast(world, expiresAt);
  const {id} = wallet;
  if (wallet.status !== 'EXPIRED' || !isValid) return world.update('WALLET', id, authored);
  return world.move({
    entityType: 'WALLET',
    id,
    to: 'ACTIVE',
    by: 'OPERATION',
    operation: slug,
    changes: authored,
  });
}

export const updateWallet: Handler = (call) => {
  const wallet = walletOfPath(call);
  requireCredit(wallet);
  if (wallet.status === 'CLOSED') throw new ApiError('wallet_closed');
  const changes = changesOf(call);
  requireDates(call, wallet, changes);
  return {body: apply(call, wallet, changes)};
};
