import type {Handlers} from '../../types';
import {cancelOffer, deleteOffer} from './end-offer';
import {getOfferEula, getResellerEula} from './eula';
import {extendOffer} from './extend-offer';
import {updateMetaInfo} from './meta-info';
import {getOffer, getOfferByExternalId, listOffers, queryOffers} from './read-offers';
import {createOffer, saveDraftOffer} from './save-offer';
import {sendOffer} from './send-offer';
import {syncOffer} from './sync-offer';

export {offersJobs} from './offer-jobs';
export {offersReactions} from './offer-reactions';

export const offersOperations: Handlers = {
  'cancel-offer': cancelOffer,
  'create-offer': createOffer,
  'create-or-update-draft-offer': saveDraftOffer,
  'delete-offer': deleteOffer,
  'extend-private-offer-expiry-date': extendOffer,
  'get-offer': getOffer,
  'get-offer-by-external-id': getOfferByExternalId,
  'get-offer-eula': getOfferEula,
  'get-offer-reseller-eula': getResellerEula,
  'list-offers': listOffers,
  'query-offers': queryOffers,
  'send-offer-notifications': sendOffer,
  'sync-offer': syncOffer,
  'update-offer-meta-info': updateMetaInfo('Offer', 'OFFER', 'offerId', 'offer_not_found'),
};
