import type {JsonObject} from '../../types';
import {decimal, percentOf, smaller} from './decimal';
import type {Payment} from './entities';
import {type Money, amountOf, money} from './money';

/** The end of an ID, which is different for every entity. */
const unique = (id: string): string => id.slice(-16);

/** What the provider knows as soon as it accepts the charge. */
export function acceptedData(payment: Payment): JsonObject {
  return payment.partner === 'ADYEN'
    ? {
        partner: 'ADYEN',
        pspReference: unique(payment.id),
        merchantAccount,
        disputes: [],
      }
    : {partner: 'STRIPE', paymentIntentId: `pi_3Q${unique(payment.id)}`, disputes: []};
}

/** Account of the sample vendor, which is set up in the console. */
const merchantAccount = 'LumenHarborECOM';

/** Adyen reports its fee when it settles, up to two days later. */
export function arrivedData(payment: Payment): JsonObject {
  const accepted = payment.provider ?? acceptedData(payment);
  if (payment.partner === 'ADYEN') return accepted;
  const {disputes, ...others} = accepted;
  return {
    ...others,
    balanceTransactionId: `txn_3Q${unique(payment.id)}`,
    feeAmount: stripeFee(payment),
    disputes,
  };
}

/** 2.9% and 0.30 for a card, and 0.8% but at most 5.00 for a bank debit. */
function stripeFee({amount, walletType}: Payment): Money {
  const value = amountOf(amount);
  const fee =
    walletType === 'CARD'
      ? percentOf('2.9', value) + decimal('0.30')
      : smaller(percentOf('0.8', value), decimal('5'));
  return money(fee, amount.currency);
}

/** 1.4% and 0.05, which includes the interchange. */
export const adyenFee = ({amount}: Payment): Money =>
  money(percentOf('1.4', amountOf(amount)) + decimal('0.05'), amount.currency);

export const refundExternalId = (partner: string, id: string): string =>
  partner === 'ADYEN' ? unique(id) : `re_3Q${unique(id)}`;
