import {ApiError} from '../../errors';
import {found, listReply} from '../../lists/list';
import {
  type Call,
  type Entity,
  type Handler,
  type JsonObject,
  textOf,
  type World,
} from '../../types';
import {allOf, type Buyer, related, type Wallet} from '../billing/entities';
import {isPositive, type Money, noMoney} from '../billing/money';
import {openPayments, requireActive} from '../billing/payments';
import {requireProvider} from '../billing/test-payment-methods';
import {clientOf} from '../fields';

export const listWallets: Handler = (call) => {
  buyerOf(call);
  return listReply(call, 'Wallet');
};

/** Credit is in the buyer's currency, which only direct buyers have. */
function currencyOf({partner, paymentConfig}: Buyer): string {
  if (paymentConfig) return paymentConfig.currency;
  const message = `${partner} doesn't support this operation.`;
  throw new ApiError('partner_not_supported', {message});
}

function requireAmount(amount: Money, currency: string): void {
  if (!isPositive(amount)) throw new ApiError('amount_must_be_positive');
  if (amount.currency === currency) return;
  const message = `The amount is in ${amount.currency}, but the buyer pays in ${currency}.`;
  throw new ApiError('currency_mismatch', {message});
}

function validityOf({world, body}: Call): {startsAt: string; expiresAt?: string} {
  const startsAt = (body.startsAt as string | undefined) ?? world.now();
  const expiresAt = body.expiresAt as string | undefined;
  requireWindow(world, {startsAt, expiresAt});
  return expiresAt === undefined ? {startsAt} : {startsAt, expiresAt};
}

export const createWallet: Handler = (call) => {
  const {world, slug, body} = call;
  const buyer = buyerOf(call);
  const currency = currencyOf(buyer);
  const totalAmount = body.totalAmount as Money;
  requireAmount(totalAmount, currency);
  const validity = validityOf(call);
  const author = clientOf(call);
  const now = world.now();
  const wallet = {
    id: world.newId('wal'),
    orgId: buyer.orgId,
    buyerId: buyer.id,
    partner: buyer.partner,
    name: body.name,
    type: 'CREDIT',
    status: 'ACTIVE',
    currency,
    isDefault: false,
    totalAmount,
    usedAmount: noMoney(currency),
    remainingAmount: totalAmount,
    ...validity,
    createdAt: now,
    createdBy: author,
    updatedAt: now,
    updatedBy: author,
  };
  return {body: world.create('WALLET', wallet, {by: 'OPERATION', operation: slug})};
};

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

export const setDefaultWallet: Handler = (call) => {
  const {world, body} = call;
  const wallet = walletOf(call, textOf(body.walletId));
  if (wallet.type === 'CREDIT') throw new ApiError('wallet_not_a_payment_method');
  requireActive(wallet);
  if (!wallet.isDefault) makeDefault(world, wallet, {updatedBy: clientOf(call)});
  return {body: buyerOf(call)};
};

const buyerOf = ({world, path}: Call): Buyer =>
  found(world, 'Buyer', path.buyerId ?? '', 'buyer_not_found') as Buyer;

/** One of the buyer's wallets. Deleted wallets don't exist for operations. */
function walletOf(call: Call, id: string): Wallet {
  const buyer = buyerOf(call);
  const wallet = found(call.world, 'Wallet', id, 'wallet_not_found') as Wallet;
  if (wallet.buyerId === buyer.id && wallet.status !== 'DELETED') return wallet;
  throw new ApiError('wallet_not_found');
}

const walletOfPath = (call: Call): Wallet => walletOf(call, call.path.walletId ?? '');

function requireCredit({type}: Wallet): void {
  if (type === 'CREDIT') return;
  const message = `The wallet has the type ${type}, but this operation requires CREDIT.`;
  throw new ApiError('not_a_credit_wallet', {message});
}

function requireIdle({world}: Call, {id}: Wallet): void {
  if (openPayments(world, id).length > 0) throw new ApiError('wallet_in_use');
}

/** When credit can pay. The contract's timestamps can have any offset. */
function requireWindow(
  world: World,
  {startsAt, expiresAt}: {startsAt: string; expiresAt?: string},
): void {
  if (expiresAt === undefined) return;
  if (Date.parse(expiresAt) <= Date.parse(startsAt)) throw new ApiError('invalid_window');
  if (isPast(world, expiresAt)) {
    throw new ApiError('invalid_window', {message: 'expiresAt must be in the future.'});
  }
}

export const isPast = (world: World, moment: string): boolean =>
  Date.parse(moment) <= Date.parse(world.now());

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
