import type {Entity, JsonObject, Reactions, World} from '../../types';
import {system} from './authors';
import {termEnd, today} from './dates';
import {listOf, objectOf, textOf} from './fields';
import {acceptanceUrlOf, codeOf, offerExternalId} from './marketplace-ids';
import {accountProblem} from './marketplace-rules';
import {kindOf} from './offer-kind';
import {isAws, partnerName} from './partners';
import {endOffer, settleCancellation, settleCreation, startTerm} from './settle-offer';

const update = (world: World, {id}: Entity, changes: JsonObject): Entity =>
  world.update('OFFER', id, changes);

/** An offer that's over or being withdrawn can't be accepted. */
const closed = {acceptanceUrl: undefined};

const bySystem =
  (changes: JsonObject = {}) =>
  (world: World, offer: Entity): void => {
    update(world, offer, {...changes, updatedBy: system});
  };

/** The offer is published for the first time, or it's open again. */
function open(world: World, offer: Entity, previous: string | null): void {
  // Azure can't extend an offer, so an extended offer has a new ID.
  const isNew = previous === 'PENDING_CREATE' || offer.partner === 'AZURE';
  const externalId = isNew ? offerExternalId(world, offer) : offer.externalId;
  const author = previous === 'PENDING_CREATE' ? system : offer.updatedBy;
  const acceptanceUrl = acceptanceUrlOf({...offer, externalId});
  update(world, offer, {externalId, acceptanceUrl, updatedBy: author});
}

function authorize(world: World, offer: Entity): void {
  const code = codeOf(`${offer.id} authorization`);
  const resaleAuthorizationId = isAws(offer.partner) ? `resaleauthz-${code}` : code;
  update(world, offer, {
    externalId: offerExternalId(world, offer),
    channel: {...objectOf(offer.channel), resaleAuthorizationId},
    updatedBy: system,
  });
}

/** Without a start date, a direct term starts today. A public offer's terms start with each buyer. */
function activate(world: World, offer: Entity, previous: string | null): void {
  const externalId =
    previous === 'PENDING_CREATE' ? offerExternalId(world, offer) : offer.externalId;
  const startDate =
    kindOf(offer) === 'DIRECT' ? (offer.startDate ?? today(world)) : offer.startDate;
  const endDate = offer.endDate ?? termEnd(startDate, offer.duration);
  update(world, offer, {externalId, startDate, endDate, updatedBy: system});
}

function fail(world: World, offer: Entity): void {
  const metaInfo = objectOf(offer.metaInfo);
  const reason = accountProblem(offer);
  const message = `${partnerName(offer.partner)} rejected the offer${reason ? ` because ${reason}` : ''}.`;
  const problem = {code: 'marketplace_rejected', message, occurredAt: world.now()};
  const errors = [problem, ...listOf(metaInfo.errors)].slice(0, 20);
  update(world, offer, {metaInfo: {...metaInfo, errors}, updatedBy: system});
}

function accept(world: World, offer: Entity): void {
  const startDate = offer.startDate ?? today(world);
  const endDate = offer.endDate ?? termEnd(startDate, offer.duration);
  const acceptanceUrl = acceptanceUrlOf(offer);
  const changes = {acceptedAt: world.now(), startDate, endDate, acceptanceUrl, updatedBy: system};
  update(world, offer, changes);
  if (typeof offer.replacesOfferId === 'string') endOffer(world, offer.replacesOfferId);
  world.after(() => {
    startTerm(world, offer.id);
  });
}

/** A term that ends early ends today. */
function end(world: World, offer: Entity): void {
  const planned = textOf(offer.endDate);
  const endDate = planned && planned < today(world) ? planned : today(world);
  update(world, offer, {endDate, updatedBy: system});
}

/** A private offer ends with its last entitlement. */
function endWithEntitlement(world: World, {offerId}: Entity): void {
  const offer = world.store.collection('Offer').get(textOf(offerId));
  const kind = offer && kindOf(offer);
  if (kind !== 'PRIVATE' && kind !== 'DIRECT') return;
  const isInUse = world.store
    .collection('Entitlement')
    .all()
    .some(
      (other) =>
        other.offerId === offerId && !['CANCELLED', 'DELETED'].includes(textOf(other.status)),
    );
  if (!isInUse) endOffer(world, textOf(offerId));
}

export const offersReactions: Reactions = {
  'OFFER.PENDING_CREATE': (world, {id}) => {
    world.after(() => {
      settleCreation(world, id);
    });
  },
  'OFFER.PENDING_ACCEPTANCE': open,
  'OFFER.READY_TO_USE': authorize,
  'OFFER.ACTIVE': activate,
  'OFFER.CREATE_FAILED': fail,
  'OFFER.ACCEPTED': accept,
  'OFFER.REJECTED': bySystem(closed),
  'OFFER.EXPIRED': bySystem(closed),
  'OFFER.USED': bySystem(),
  'OFFER.PENDING_CANCEL': (world, offer) => {
    update(world, offer, closed);
    world.after(() => {
      settleCancellation(world, offer.id);
    });
  },
  'OFFER.CANCELLED': bySystem(),
  'OFFER.CANCEL_FAILED': bySystem(),
  'OFFER.ENDED': end,
  'ENTITLEMENT.CANCELLED': endWithEntitlement,
};
