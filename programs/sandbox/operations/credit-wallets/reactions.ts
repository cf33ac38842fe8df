import type {Entity, Reactions, World} from '../../types';
import {system} from '../billing/actors';
import {type Buyer, type Wallet, related} from '../billing/entities';
import {makeDefault} from '../billing/payment-methods';
import {verify} from './jobs';

function onAdded(world: World, {id, type}: Entity): void {
  if (type === 'CARD') world.after(() => verify(world, id));
}

/** A buyer's first payment method is the default. */
function onActive(world: World, entity: Entity, previous: string | null): void {
  const wallet = entity as Wallet;
  if (previous !== 'PENDING_VERIFY') return;
  const {paymentConfig} = related<Buyer>(world, 'Buyer', wallet.buyerId);
  if (!paymentConfig?.defaultWalletId) makeDefault(world, wallet);
}

export const walletReactions: Reactions = {
  'WALLET.PENDING_VERIFY': onAdded,
  'WALLET.ACTIVE': onActive,
  'WALLET.EXPIRED': (world, {id}) => {
    world.update('WALLET', id, {updatedBy: system});
  },
};
