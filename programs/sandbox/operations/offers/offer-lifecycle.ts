import type {ClockJob, Entity, JsonObject, Reactions, World} from '../../types';
import {addDays, deadline, termEnd, today} from '../dates';
import {listOf, objectOf, system, textOf} from '../fields';
import {acceptanceUrlOf, codeOf, offerExternalId} from '../ids';
import {isAws, kindOf, partnerName, statusWhenPublished} from '../partners';
import {accountProblem} from './offer-rules';

const stored = (world: World, id: string): Entity | undefined =>
  world.store.collection('Offer').get(id);

/** The marketplace publishes the offer, or it rejects the buyer's account. */
function settleCreation(world: World, id: string): void {
  const offer = stored(world, id);
  if (offer?.status !== 'PENDING_CREATE') return;
  const kind = kindOf(offer);
  const isRejected = kind !== 'DIRECT' && accountProblem(offer) !== undefined;
  world.move({
    entityType: 'OFFER',
    id,
    to: isRejected ? 'CREATE_FAILED' : statusWhenPublished(offer),
    by: !isRejected && (kind === 'DIRECT' || kind === 'PUBLIC') ? 'PLATFORM' : 'MARKETPLACE',
  });
}

function settleCancellation(world: World, id: string): void {
  if (stored(world, id)?.status !== 'PENDING_CANCEL') return;
  world.move({entityType: 'OFFER', id, to: 'CANCELLED', by: 'MARKETPLACE'});
}

/** The term starts on the start date, which can be the day of acceptance. */
function startTerm(world: World, id: string): void {
  const offer = stored(world, id);
  if (offer?.status !== 'ACCEPTED' || textOf(offer.startDate) > today(world)) return;
  world.move({entityType: 'OFFER', id, to: 'ACTIVE', by: 'CLOCK'});
}

function endOffer(world: World, id: string): void {
  if (stored(world, id)?.status !== 'ACTIVE') return;
  world.move({entityType: 'OFFER', id, to: 'ENDED', by: 'CLOCK'});
}

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

const daysOfNotice = 7;

const offersWith = (world: World, ...statuses: string[]): Entity[] =>
  world.store
    .collection('Offer')
    .all()
    .filter(({status}) => statuses.includes(textOf(status)));

const remindAboutExpiry: ClockJob = (world) => {
  for (const offer of offersWith(world, 'PENDING_ACCEPTANCE')) {
    const expiryDate = textOf(offer.expiryDate);
    if (!expiryDate) continue;
    const due = `${addDays(expiryDate, -daysOfNotice)}T08:00:00Z`;
    const isDue = due <= world.now() && world.now() < deadline(expiryDate, offer.partner);
    // An offer that was published or extended later has less time from the start.
    if (!isDue || textOf(offer.updatedAt) >= due || wasReminded(world, offer, due)) continue;
    world.emit('offer.expiring_soon', 'OFFER', offer);
  }
};

const wasReminded = (world: World, offer: Entity, due: string): boolean =>
  world.store
    .collection('NotificationEvent')
    .all()
    .some(
      ({type, entityId, createdAt}) =>
        type === 'offer.expiring_soon' && entityId === offer.id && textOf(createdAt) >= due,
    );

const expire: ClockJob = (world) => {
  for (const {id, expiryDate, partner} of offersWith(world, 'PENDING_ACCEPTANCE', 'READY_TO_USE')) {
    if (typeof expiryDate !== 'string' || world.now() < deadline(expiryDate, partner)) continue;
    world.move({entityType: 'OFFER', id, to: 'EXPIRED', by: 'CLOCK'});
  }
};

const startTerms: ClockJob = (world) => {
  for (const {id} of offersWith(world, 'ACCEPTED')) startTerm(world, id);
};

/** A term that renews continues under the same offer. On Azure, it continues at the list price. */
function renewedEnd({partner, endDate, duration, autoRenew}: Entity): string | undefined {
  return autoRenew === true && partner !== 'AZURE' ? termEnd(endDate, duration) : undefined;
}

const endTerms: ClockJob = (world) => {
  for (const offer of offersWith(world, 'ACTIVE')) {
    if (typeof offer.endDate !== 'string' || offer.endDate > today(world)) continue;
    const endDate = renewedEnd(offer);
    if (endDate) world.update('OFFER', offer.id, {endDate, updatedBy: system});
    else endOffer(world, offer.id);
  }
};

export const offersJobs: ClockJob[] = [remindAboutExpiry, expire, startTerms, endTerms];
