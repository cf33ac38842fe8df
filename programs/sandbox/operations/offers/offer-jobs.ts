import type {ClockJob, Entity, World} from '../../types';
import {system} from './authors';
import {addDays, deadline, termEnd, today} from './dates';
import {textOf} from './fields';
import {endOffer, startTerm} from './settle-offer';

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
