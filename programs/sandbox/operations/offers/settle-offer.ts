import type {Entity, World} from '../../types';
import {today} from './dates';
import {textOf} from './fields';
import {accountProblem} from './marketplace-rules';
import {kindOf, statusWhenPublished} from './offer-kind';

const stored = (world: World, id: string): Entity | undefined =>
  world.store.collection('Offer').get(id);

/** The marketplace publishes the offer, or it rejects the buyer's account. */
export function settleCreation(world: World, id: string): void {
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

export function settleCancellation(world: World, id: string): void {
  if (stored(world, id)?.status !== 'PENDING_CANCEL') return;
  world.move({entityType: 'OFFER', id, to: 'CANCELLED', by: 'MARKETPLACE'});
}

/** The term starts on the start date, which can be the day of acceptance. */
export function startTerm(world: World, id: string): void {
  const offer = stored(world, id);
  if (offer?.status !== 'ACCEPTED' || textOf(offer.startDate) > today(world)) return;
  world.move({entityType: 'OFFER', id, to: 'ACTIVE', by: 'CLOCK'});
}

export function endOffer(world: World, id: string): void {
  if (stored(world, id)?.status !== 'ACTIVE') return;
  world.move({entityType: 'OFFER', id, to: 'ENDED', by: 'CLOCK'});
}
