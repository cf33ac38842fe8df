import type {Entity, JsonObject} from '../../types';
import {objectOf} from './fields';
import {isDirect} from './partners';

/** Who gets an offer, which determines its status when it's published. */
type OfferKind = 'AUTHORIZATION' | 'DIRECT' | 'PRIVATE' | 'PUBLIC';

export function kindOf(offer: JsonObject): OfferKind {
  const {offerType, visibility, terms, channel} = offer;
  const {partner, buyerUid} = objectOf(terms);
  if (isDirect(partner)) return 'DIRECT';
  if (offerType === 'CHANNEL') {
    return objectOf(channel).role === 'OUT' ? 'AUTHORIZATION' : 'PRIVATE';
  }
  if (offerType !== 'PRIVATE' || visibility === 'PUBLIC') return 'PUBLIC';
  // Without an account, anyone can order the SKU on Alibaba Cloud.
  return partner === 'ALIBABA' && buyerUid === undefined ? 'PUBLIC' : 'PRIVATE';
}

const publishedStatus: Record<OfferKind, string> = {
  AUTHORIZATION: 'READY_TO_USE',
  DIRECT: 'ACTIVE',
  PRIVATE: 'PENDING_ACCEPTANCE',
  PUBLIC: 'ACTIVE',
};

export const statusWhenPublished = (offer: Entity): string => publishedStatus[kindOf(offer)];
