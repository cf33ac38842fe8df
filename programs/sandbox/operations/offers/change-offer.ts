import {ApiError} from '../../errors';
import type {Call, Entity, Handler, World} from '../../types';
import {addMonths} from '../dates';
import {clientOf, system, textOf} from '../fields';
import {isDirect, kindOf, notSupported, rejected} from '../partners';
import {longestOpenMonths} from './marketplace-rules';
import {offerOf} from './read-offers';

const open = new Set(['PENDING_ACCEPTANCE', 'READY_TO_USE', 'CANCEL_FAILED']);

const deletable = new Set(['DRAFT', 'CREATE_FAILED', 'EXPIRED', 'CANCELLED']);

export const cancelOffer: Handler = (call) => {
  const {world} = call;
  const offer = offerOf(call);
  const status = textOf(offer.status);
  if (status === 'PENDING_CREATE') throw new ApiError('change_in_progress');
  const kind = kindOf(offer);
  const isWithoutAcceptance = kind === 'PUBLIC' || kind === 'DIRECT';
  if (!open.has(status) && !(status === 'ACTIVE' && isWithoutAcceptance)) {
    throw new ApiError('offer_status_not_cancellable', {
      message: `The offer has the status ${status}. Only published offers can be canceled.`,
    });
  }
  const body = world.move({
    entityType: 'OFFER',
    id: offer.id,
    to: 'PENDING_CANCEL',
    by: 'OPERATION',
    operation: 'cancel-offer',
    changes: {updatedBy: clientOf(call)},
  });
  return {body};
};

export const deleteOffer: Handler = (call) => {
  const offer = offerOf(call);
  const status = textOf(offer.status);
  if (!deletable.has(status)) {
    throw new ApiError('offer_status_not_deletable', {
      message: `The offer has the status ${status}, so it can't be deleted.`,
    });
  }
  call.world.move({
    entityType: 'OFFER',
    id: offer.id,
    to: 'DELETED',
    by: 'OPERATION',
    operation: 'delete-offer',
    changes: {updatedBy: clientOf(call)},
  });
  return {};
};

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
