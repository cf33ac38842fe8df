import {partnerNames} from '@docs/contract';
import {ApiError} from '../errors';
import type {Entity, Json, JsonObject, RawRequest} from '../types';
import {objectOf, textOf} from './fields';

/** A partner's name for people. */
export const partnerName = (partner: Json | undefined): string =>
  partnerNames[textOf(partner)] ?? textOf(partner);

export const isAws = (partner: Json | undefined): boolean =>
  partner === 'AWS' || partner === 'AWS_CHINA';

/** Direct billing, whose partner is the payment provider. */
export const isDirect = (partner: Json | undefined): boolean =>
  partner === 'STRIPE' || partner === 'ADYEN';

export const unknownPartner = (message: string): ApiError =>
  new ApiError('unknown_partner', {message});

/** A partner in a path that isn't one of the contract's has its own error. */
export function checkPartner({path: {partner = ''}}: RawRequest): void {
  if (!Object.hasOwn(partnerNames, partner))
    throw unknownPartner(`${partner} isn't a supported partner.`);
}

export const notSupported = (partner: Json | undefined): ApiError =>
  new ApiError('partner_not_supported', {
    message: `${partnerName(partner)} doesn't support this operation.`,
  });

/** What the marketplace refuses immediately. */
export function rejected(partner: Json | undefined, code: string, reason: string): ApiError {
  return new ApiError('marketplace_rejected', {
    message: `${partnerName(partner)} rejected the request with the code ${code}.`,
    marketplace: {partner, code, message: reason},
  });
}

/** The IDs of accounts that marketplaces don't know end like this. */
const unknownEnding = '0000';

/** The first account that the marketplace doesn't know, so that programs can test a rejection. */
export const unknownAccount = (accounts: (Json | undefined)[]): string | undefined =>
  accounts.find(
    (account): account is string => typeof account === 'string' && account.endsWith(unknownEnding),
  );

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
