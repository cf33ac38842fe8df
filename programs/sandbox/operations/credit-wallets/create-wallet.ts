import {ApiError} from '../../api-error';
import type {Call, Handler} from '../../types';
import {clientOf} from '../billing/actors';
import type {Buyer} from '../billing/entities';
import {type Money, isPositive, noMoney} from '../billing/money';
import {buyerOf} from './find-wallet';
import {requireWindow} from './validity';

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
