import {textOf} from '../../lists/text';
import type {JsonObject, World} from '../../types';
import {dateOf} from '../billing/calendar';
import {decimal, dividedBy, sum, whole} from '../billing/decimal';
import {allOf} from '../billing/entities';
import {type Money, amountOf, money} from '../billing/money';
import {vendor} from '../billing/vendor';
import {percentageOf} from './percentages';
import type {Referral} from './referrals';

export type Period = {startDate: string; endDate: string};

export const isWithin = ({startDate, endDate}: Period, moment: string): boolean =>
  dateOf(moment) >= startDate && dateOf(moment) <= endDate;

const countOf = (referrals: Referral[], ...outcomes: Referral['outcome'][]): number =>
  referrals.filter(({outcome}) => outcomes.includes(outcome)).length;

/** As in the contract's schema `ReferralCounts`. */
export const referralCounts = (referrals: Referral[]): JsonObject => ({
  total: referrals.length,
  pending: countOf(referrals, 'PENDING'),
  rejected: countOf(referrals, 'REJECTED'),
  accepted: countOf(referrals, 'OPEN', 'WON', 'LOST'),
  open: countOf(referrals, 'OPEN'),
  won: countOf(referrals, 'WON'),
  lost: countOf(referrals, 'LOST'),
});

export function valueOf(referrals: Referral[], outcome: Referral['outcome']): Money {
  const amounts = referrals.filter((referral) => referral.outcome === outcome);
  return money(sum(amounts.map(({amount}) => decimal(amount))), vendor.defaultCurrency);
}

/** Results that exist only if something was won, lost, or offered are absent otherwise. */
export function outcomesOf(referrals: Referral[]): JsonObject {
  const won = countOf(referrals, 'WON');
  const wonAmount = valueOf(referrals, 'WON');
  const winPercentage = percentageOf(won, won + countOf(referrals, 'LOST'));
  const average = won > 0 && dividedBy(amountOf(wonAmount), whole(won));
  return {
    ...(winPercentage !== undefined && {winPercentage}),
    pipelineAmount: valueOf(referrals, 'OPEN'),
    wonAmount,
    ...(average !== false && {averageDealAmount: money(average, wonAmount.currency)}),
  };
}

/** Private and channel offers of the clouds, with or without a referral. */
export function offerCounts(world: World, period: Period, partners: string[]): JsonObject {
  const offers = allOf(world, 'Offer').filter(
    ({partner, offerType, createdAt, status}) =>
      partners.includes(textOf(partner)) &&
      ['PRIVATE', 'CHANNEL'].includes(textOf(offerType)) &&
      status !== 'DELETED' &&
      isWithin(period, textOf(createdAt)),
  );
  const accepted = offers.filter(({acceptedAt}) => acceptedAt !== undefined).length;
  const percentage = percentageOf(accepted, offers.length);
  return {
    createdOfferCount: offers.length,
    acceptedOfferCount: accepted,
    ...(percentage !== undefined && {offerAcceptancePercentage: percentage}),
  };
}
