import type {Entity, World} from '../../types';
import {type Buyer, type Wallet, allOf, related} from './entities';

const walletsOf = (world: World, buyerId: string): Wallet[] =>
  allOf<Wallet>(world, 'Wallet').filter((wallet) => wallet.buyerId === buyerId);

/** Moves the mark of the default wallet, on the wallets and on the buyer. */
export function makeDefault(
  world: World,
  wallet: Wallet,
  author?: {updatedBy: Entity['updatedBy']},
): void {
  for (const other of walletsOf(world, wallet.buyerId)) {
    if (other.isDefault === (other.id === wallet.id)) continue;
    world.update('WALLET', other.id, {isDefault: other.id === wallet.id, ...author});
  }
  const {paymentConfig} = related<Buyer>(world, 'Buyer', wallet.buyerId);
  world.update('BUYER', wallet.buyerId, {
    paymentConfig: {...paymentConfig, defaultWalletId: wallet.id},
    ...author,
  });
}

/** What the buyer would pay with in the buyer portal. */
export function preferredMethod(world: World, buyerId: string): Wallet | undefined {
  const methods = walletsOf(world, buyerId).filter(
    ({status, type}) => status === 'ACTIVE' && type !== 'CREDIT',
  );
  return methods.find(({isDefault}) => isDefault) ?? methods[0];
}
