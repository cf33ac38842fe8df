import {textOf} from '../../lists/text';
import type {World} from '../../types';
import {addBusinessDays, addDays, dateOf} from '../billing/calendar';
import {type Wallet, allOf} from '../billing/entities';
import {isPast} from './validity';

const daysBeforeExpiry = 7;

/** Sends `wallet.expiring_soon` once for each expiry time. */
export function announceExpiry(world: World): void {
  const today = dateOf(world.now());
  for (const wallet of allOf<Wallet>(world, 'Wallet')) {
    if (wallet.status !== 'ACTIVE' || wallet.expiresAt === undefined) continue;
    const announceDate = addDays(dateOf(wallet.expiresAt), -daysBeforeExpiry);
    const isDue = announceDate <= today && !isPast(world, wallet.expiresAt);
    if (!isDue || wasAnnounced(world, wallet.id, announceDate)) continue;
    world.emit('wallet.expiring_soon', 'WALLET', wallet);
  }
}

/** An event before that day announced an earlier expiry time. */
const wasAnnounced = (world: World, id: string, announceDate: string): boolean =>
  allOf(world, 'NotificationEvent').some(
    (event) =>
      event.type === 'wallet.expiring_soon' &&
      event.entityId === id &&
      dateOf(textOf(event.createdAt)) >= announceDate,
  );

export function expireWallets(world: World): void {
  for (const {id, status, expiresAt} of allOf<Wallet>(world, 'Wallet')) {
    if (status !== 'ACTIVE' || expiresAt === undefined || !isPast(world, expiresAt)) continue;
    world.move({entityType: 'WALLET', id, to: 'EXPIRED', by: 'CLOCK'});
  }
}

/** How long a bank takes to confirm an account. */
const businessDaysToVerify = 1;

/** Payment providers verify bank accounts over time, and cards immediately. */
export function verifyWallets(world: World): void {
  if (!world.settings.automatic) return;
  for (const wallet of allOf<Wallet>(world, 'Wallet')) {
    const {status, createdAt} = wallet;
    const date = addBusinessDays(dateOf(textOf(createdAt)), businessDaysToVerify);
    if (status === 'PENDING_VERIFY' && date <= dateOf(world.now())) verify(world, wallet.id);
  }
}

export function verify(world: World, id: string): void {
  const wallet = world.store.collection('Wallet').get(id);
  if (wallet?.status !== 'PENDING_VERIFY') return;
  world.move({entityType: 'WALLET', id, to: 'ACTIVE', by: 'PAYMENT_PROVIDER'});
}
