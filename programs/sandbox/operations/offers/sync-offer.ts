import {ApiError} from '../../api-error';
import type {Entity, Handler, World} from '../../types';
import {textOf} from './fields';
import {kindOf} from './offer-kind';
import {isDirect, notSupported} from './partners';
import {offerOf} from './read-offers';
import {system} from './authors';

const secondsBetween = 60;

/** The time of the last sync isn't part of an offer, so it has its own collection. */
function checkRate(world: World, offer: Entity): void {
  const syncs = world.store.collection('SandboxOfferSync');
  const last = syncs.get(offer.id);
  const seconds = last && (Date.parse(world.now()) - Date.parse(textOf(last.syncedAt))) / 1000;
  if (seconds !== undefined && seconds < secondsBetween) {
    const unit = seconds === 1 ? 'second' : 'seconds';
    throw new ApiError('sync_rate_limited', {
      message: `The offer was synced ${seconds} ${unit} ago. You can sync an offer once per minute.`,
      headers: {'Retry-After': String(secondsBetween - seconds)},
    });
  }
  syncs.put({id: offer.id, syncedAt: world.now()});
}

export const syncOffer: Handler = (call) => {
  const {world} = call;
  const offer = offerOf(call);
  if (isDirect(offer.partner)) throw notSupported(offer.partner);
  checkRate(world, offer);
  if (offer.status !== 'CANCEL_FAILED' || kindOf(offer) !== 'PRIVATE') return {body: offer};
  const synced = world.move({
    entityType: 'OFFER',
    id: offer.id,
    to: 'PENDING_ACCEPTANCE',
    by: 'OPERATION',
    operation: 'sync-offer',
    changes: {updatedBy: system},
  });
  return {body: synced};
};
