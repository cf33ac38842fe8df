import {ApiError} from '../../api-error';
import {dateRange} from '../../lists/date-range';
import type {Handler, RequestChecks} from '../../types';
import {type Period, isWithin, offerCounts, outcomesOf, referralCounts} from './cosell-metrics';
import {grouped} from './grouped';
import {connectedClouds, marketplaces, requireCosell} from './partners';
import {type Referral, referrals} from './referrals';

const sharedIn = (period: Period, partner: string): Referral[] =>
  referrals.filter(
    (referral) => referral.partner === partner && isWithin(period, referral.sharedAt),
  );

function unknownPartner(partner: string): ApiError {
  const message = `${partner} isn't a supported partner.`;
  return new ApiError('unknown_partner', {message});
}

export const getPartnerMetrics: Handler = (call) => {
  const {world, path, query} = call;
  const partner = path.partner ?? '';
  requireCosell(partner);
  if (!connectedClouds(world).includes(partner)) throw unknownPartner(partner);
  const period = dateRange(call);
  const {direction} = query;
  const counted = sharedIn(period, partner).filter(
    (referral) => direction === undefined || referral.direction === direction,
  );
  return {
    body: {
      partner,
      ...period,
      ...(direction !== undefined && {direction}),
      referrals: referralCounts(counted),
      ...outcomesOf(counted),
      ...offerCounts(world, period, [partner]),
    },
  };
};

export const getPerPartnerMetrics: Handler = (call) => {
  const {world} = call;
  const period = dateRange(call);
  const partners = connectedClouds(world).map((partner) => {
    const shared = sharedIn(period, partner);
    const sharedBy = (direction: string) =>
      referralCounts(shared.filter((referral) => referral.direction === direction));
    return {
      partner,
      inbound: sharedBy('INBOUND'),
      outbound: sharedBy('OUTBOUND'),
      combined: referralCounts(shared),
      ...outcomesOf(shared),
      ...offerCounts(world, period, [partner]),
    };
  });
  return {body: {...period, partners}};
};

/** Which outcome counts if clouds report different ones for the same opportunity. */
const precedence: Referral['outcome'][] = ['WON', 'OPEN', 'PENDING', 'LOST', 'REJECTED'];

const decisive = (shared: Referral[]): Referral =>
  shared.reduce((best, referral) =>
    precedence.indexOf(referral.outcome) < precedence.indexOf(best.outcome) ? referral : best,
  );

export const getTotalMetrics: Handler = (call) => {
  const {world} = call;
  const period = dateRange(call);
  const partners = connectedClouds(world);
  const shared = partners.flatMap((partner) => sharedIn(period, partner));
  const opportunities = [...grouped(shared, ({opportunity}) => opportunity).values()];
  const counted = opportunities.map(decisive);
  const isShared = (group: Referral[]) => new Set(group.map(({partner}) => partner)).size > 1;
  return {
    body: {
      ...period,
      partners,
      referrals: referralCounts(counted),
      sharedOpportunityCount: opportunities.filter(isShared).length,
      ...outcomesOf(counted),
      ...offerCounts(world, period, partners),
    },
  };
};

/** A partner that doesn't exist has its own error instead of that of the parameter's schema. */
export const partnerChecks: RequestChecks = {
  'get-partner-metrics': ({path: {partner = ''}}) => {
    if (![...marketplaces, 'STRIPE', 'ADYEN'].includes(partner)) throw unknownPartner(partner);
  },
};
