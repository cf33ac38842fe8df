import type {Entity, Reactions, World} from '../../types';
import {today} from '../dates';
import {system} from '../fields';
import {onActivated, onCancelRequested} from './cancel';
import {asEntitlement} from './model';
import {onOfferAccepted, onOfferUsed} from './purchase';
import {addTerm, currentTermOf, endTerm} from './terms';

/** A canceled entitlement has no plans for the future. */
function onCancelled(world: World, entity: Entity, previousStatus: string | null): void {
  if (previousStatus === null) return;
  const entitlement = asEntitlement(entity);
  const {id, startDate = '', endDate = today(world)} = entitlement;
  const {nextInvoiceDate: _, ...details} = entitlement.details;
  const hasStarted = startDate <= today(world);
  endTerm(world, currentTermOf(world, entitlement), today(world));
  world.update('ENTITLEMENT', id, {
    cancelledAt: entitlement.cancelledAt ?? world.now(),
    ...(hasStarted && {endDate: endDate < today(world) ? endDate : today(world)}),
    details,
    suspendedAt: undefined,
    requestedSeats: undefined,
    scheduledPriceChange: undefined,
    cancellationSchedule: undefined,
    updatedBy: system,
  });
}

/** A purchase that the control endpoint creates has no term yet. */
function onPurchased(world: World, entity: Entity): void {
  const entitlement = asEntitlement(entity);
  const {currentTermId, startDate = today(world), endDate, seats, pricing} = entitlement;
  if (world.store.collection('EntitlementTerm').get(currentTermId)) return;
  addTerm(world, currentTermId, entitlement, {
    type: 'SIGNUP',
    startDate,
    endDate,
    seats,
    pricing,
    commitAmount: pricing.commitAmount,
  });
}

export const entitlementsReactions: Reactions = {
  'OFFER.ACCEPTED': onOfferAccepted,
  'OFFER.USED': onOfferUsed,
  'ENTITLEMENT.PENDING_START': onPurchased,
  'ENTITLEMENT.ACTIVE': onActivated,
  'ENTITLEMENT.SUSPENDED': (world, {id}) => {
    world.update('ENTITLEMENT', id, {suspendedAt: world.now(), updatedBy: system});
  },
  'ENTITLEMENT.PENDING_CANCEL': (world, {id}, previousStatus) => {
    onCancelRequested(world, id, previousStatus);
  },
  'ENTITLEMENT.CANCELLED': onCancelled,
};
