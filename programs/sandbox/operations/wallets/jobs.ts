import {
  type ClockJob,
  type Entity,
  type Handlers,
  type Reactions,
  textOf,
  type World,
} from '../../types';
import {allOf, type Buyer, related, type Wallet} from '../billing/entities';
import {addBusinessDays, addDays, dateOf} from '../dates';
import {system} from '../fields';
import {
  closeWallet,
  createWallet,
  deleteWallet,
  isPast,
  listWallets,
  makeDefault,
  setDefaultWallet,
  updateWallet,
} from './wallets';

const daysBeforeExpiry = 7;

/** Sends `wallet.expiring_soon` once for each expiry time. */
function announceExpiry(world: World): void {
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

function expireWallets(world: World): void {
  for (const {id, status, expiresAt} of allOf<Wallet>(world, 'Wallet')) {
    if (status !== 'ACTIVE' || expiresAt === undefined || !isPast(world, expiresAt)) continue;
    world.move({entityType: 'WALLET', id, to: 'EXPIRED', by: 'CLOCK'});
  }
}

/** How long a bank takes to confirm an account. */
const businessDaysToVerify = 1;

/** Payment providers verify bank accounts over time, and cards immediately. */
function verifyWallets(world: World): void {
  if (!world.settings.automatic) return;
  for (const wallet of allOf<Wallet>(world, 'Wallet')) {
    const {status, createdAt} = wallet;
    const date = addBusinessDays(dateOf(textOf(createdAt)), businessDaysToVerify);
    if (status === 'PENDING_VERIFY' && date <= dateOf(world.now())) verify(world, wallet.id);
  }
}

function verify(world: World, id: string): void {
  const wallet = world.store.collection('Wallet').get(id);
  if (wallet?.status !== 'PENDING_VERIFY') return;
  world.move({entityType: 'WALLET', id, to: 'ACTIVE', by: 'PAYMENT_PROVIDER'});
}

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

export const walletOperations: Handlers = {
  'list-buyer-wallets': listWallets,
  'create-credit-wallet': createWallet,
  'update-credit-wallet': updateWallet,
  'close-credit-wallet': closeWallet,
  'delete-buyer-wallet': deleteWallet,
  'set-buyer-default-wallet': setDefaultWallet,
};

export const walletJobs: ClockJob[] = [announceExpiry, expireWallets, verifyWallets];
