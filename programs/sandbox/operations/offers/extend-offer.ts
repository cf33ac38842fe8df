import {ApiError} from '../../api-error';
import type {Call, Entity, Handler, World} from '../../types';
import {clientOf} from './authors';
import {addMonths} from './dates';
import {textOf} from './fields';
import {longestOpenMonths} from './marketplace-rules';
import {isDirect, notSupported, rejected} from './partners';
import {offerOf} from './read-offers';

const pending = new Set(['PENDING_CREATE', 'PENDING_CANCEL']);

/** The day on which the marketplace published the offer. */
function publishedOn(world: World, offer: Entity): string {
  const event = world.store
    .collection('NotificationEvent')
    .all()
    .find(({type, entityId}) => type === 'offer.published' && entityId === offer.id);
  return textOf(event?.createdAt ?? offer.createdAt).slice(0, 10);
}

function checkStatus(offer: Entity): void {
  const status = textOf(offer.status);
  if (pending.has(status)) throw new ApiError('change_in_progress');
  if (status === 'PENDING_ACCEPTANCE' || status === 'EXPIRED') return;
  throw new ApiError('offer_status_not_extendable', {
    message: `The offer has the status ${status}, so its expiry date can't be extended.`,
  });
}

function checkDate({world}: Call, offer: Entity, newDate: string): void {
  const current = textOf(offer.expiryDate);
  if (newDate <= current) {
    throw new ApiError('expiry_not_later', {
      message: `The new expiry date must be later than ${current}.`,
    });
  }
  if (offer.partner !== 'GCP') return;
  if (newDate > addMonths(publishedOn(world, offer), longestOpenMonths)) {
    throw new ApiError('expiry_beyond_marketplace_limit', {
      message: `On Google Cloud, an offer can be open for at most ${longestOpenMonths} months.`,
    });
  }
  // Google extends published offers only.
  if (offer.status === 'EXPIRED') {
    throw rejected('GCP', 'FAILED_PRECONDITION', 'The private offer has expired.');
  }
}

export const extendOffer: Handler = (call) => {
  const offer = offerOf(call);
  if (isDirect(offer.partner) || offer.partner === 'ALIBABA') throw notSupported(offer.partner);
  checkStatus(offer);
  const expiryDate = textOf(call.body.newExpiryDate);
  checkDate(call, offer, expiryDate);
  const extended = call.world.move({
    entityType: 'OFFER',
    id: offer.id,
    to: 'PENDING_ACCEPTANCE',
    by: 'OPERATION',
    operation: 'extend-private-offer-expiry-date',
    changes: {expiryDate, updatedBy: clientOf(call)},
  });
  return {body: extended};
};
