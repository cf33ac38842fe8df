import type {Entity, JsonObject, World} from '../../types';
import {purchase} from './accepted-offer';
import {acceptingBuyer} from './accepting-buyer';
import {addDuration, today} from './dates';
import {digitsOf, hexOf, uuidOf} from './external-ids';
import {asOffer, type Offer} from './model';

/** The purchase of a reseller's buyer, whom the authorization doesn't name. */
export function onOfferUsed(world: World, used: Entity): void {
  const offer = asOffer(used);
  const startDate = today(world);
  const sale: Offer = {
    ...offer,
    startDate,
    endDate: offer.duration && addDuration(startDate, offer.duration),
    terms: {...offer.terms, ...accountOf(offer)},
    channel: {...offer.channel, role: 'RESOLD'},
    contactIds: [],
  };
  purchase(world, sale, acceptingBuyer(world, sale));
}

/** An account in the marketplace's format. */
function accountOf({id, partner}: Offer): JsonObject {
  const seed = `${id} buyer`;
  if (partner === 'AZURE') {
    const parts = [uuidOf(seed), uuidOf(`${seed} account`)];
    return {billingAccountId: `${parts.join(':')}_2019-05-31`};
  }
  if (partner === 'GCP') {
    const groups = hexOf(seed, 18).toUpperCase().match(/.{6}/g) ?? [];
    return {billingAccountId: groups.join('-')};
  }
  return {awsAccountIds: [digitsOf(seed, 12)]};
}
