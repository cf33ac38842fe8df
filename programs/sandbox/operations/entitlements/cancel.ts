import {ApiError, fieldError} from '../../errors';
import type {Call, Entity, JsonObject, World} from '../../types';
import {earlier, nextInSeries, today} from '../dates';
import {clientOf, system} from '../fields';
import {digitsOf} from '../ids';
import {isDirect} from '../partners';
import {
  cancelDateRequired,
  entitlementOf,
  entitlementWith,
  requireActive,
  requirePartner,
  updateAndNotify,
} from './guards';
import {asBuyer, asEntitlement, type Entitlement} from './model';
import {currentTermOf, endTerm} from './terms';

const cancellable = ['AZURE', 'STRIPE', 'ADYEN'];

export function cancelEntitlement(call: Call) {
  const entitlement = entitlementOf(call);
  const {id, partner, status, requestedSeats} = entitlement;
  requirePartner(partner, cancellable);
  if (!['PENDING_START', 'ACTIVE', 'SUSPENDED'].includes(status)) {
    throw new ApiError('entitlement_already_cancelled');
  }
  if (requestedSeats !== undefined) throw new ApiError('change_in_progress');
  const cancelled = call.world.move({
    entityType: 'ENTITLEMENT',
    id,
    to: 'PENDING_CANCEL',
    by: 'OPERATION',
    operation: call.slug,
    changes: {updatedBy: clientOf(call)},
  });
  return {body: cancelled};
}

/** A direct entitlement lasts until the end of the billing period. Marketplaces end theirs at once. */
export function onCancelRequested(world: World, id: string, previousStatus: string | null): void {
  const entitlement = entitlementWith(world, id);
  const end = previousStatus === 'PENDING_START' ? undefined : endOfPaidPeriod(entitlement);
  if (end !== undefined && end > today(world)) {
    endTerm(world, currentTermOf(world, entitlement), end);
    world.update('ENTITLEMENT', id, {endDate: end});
    return;
  }
  world.after(() => {
    finishCancellation(world, id);
  });
}

function endOfPaidPeriod({partner, endDate, details}: Entitlement): string | undefined {
  return isDirect(partner) ? earlier(details.nextInvoiceDate, endDate) : undefined;
}

export function finishCancellation(world: World, id: string): void {
  if (entitlementWith(world, id).status !== 'PENDING_CANCEL') return;
  world.move({
    entityType: 'ENTITLEMENT',
    id,
    to: 'CANCELLED',
    by: 'MARKETPLACE',
    changes: {updatedBy: system},
  });
}

export function scheduleCancellation(call: Call) {
  const {world, body} = call;
  const entitlement = entitlementOf(call);
  const {id, partner, cancellationSchedule} = entitlement;
  requirePartner(partner, cancellable);
  if (cancellationSchedule) {
    const message = `A cancellation is already scheduled for ${cancellationSchedule.cancelDate}.`;
    throw new ApiError('cancellation_already_scheduled', {message});
  }
  requireActive(entitlement);
  const schedule: JsonObject = {
    type: body.type,
    cancelDate: cancelDateOf(call, entitlement),
    ...(body.note !== undefined && {note: body.note}),
    createdAt: world.now(),
    createdBy: clientOf(call),
  };
  const scheduled = updateAndNotify(call, id, {cancellationSchedule: schedule});
  world.after(() => {
    beginScheduledCancellation(world, id);
  });
  return {body: scheduled};
}

function cancelDateOf({world, body}: Call, entitlement: Entitlement): string {
  const {type, cancelDate} = body;
  const now = today(world);
  if (type === 'IMMEDIATE') return now;
  if (type === 'END_OF_TERM') return entitlement.endDate ?? endOfBillingPeriod(world, entitlement);
  if (typeof cancelDate !== 'string') throw cancelDateRequired();
  if (cancelDate < now) {
    const message = `The cancellation date ${cancelDate} is in the past.`;
    throw fieldError('cancel_date_in_past', '/cancelDate', message);
  }
  return cancelDate;
}

function endOfBillingPeriod(world: World, {startDate, details}: Entitlement): string {
  const {nextInvoiceDate, billingPeriod = {length: 1, unit: 'MONTH'}} = details;
  return nextInvoiceDate ?? nextInSeries(startDate ?? today(world), billingPeriod, today(world));
}

/** Begins a cancellation whose date has come. */
export function beginScheduledCancellation(world: World, id: string): void {
  const {status, cancellationSchedule} = entitlementWith(world, id);
  const isDue = cancellationSchedule && cancellationSchedule.cancelDate <= today(world);
  if (!isDue || !['ACTIVE', 'SUSPENDED'].includes(status)) return;
  world.move({
    entityType: 'ENTITLEMENT',
    id,
    to: 'PENDING_CANCEL',
    by: 'CLOCK',
    changes: {updatedBy: system},
  });
}

export function unscheduleCancellation(call: Call) {
  const {id, status, cancellationSchedule} = entitlementOf(call);
  if (status === 'PENDING_CANCEL') throw new ApiError('cancellation_in_progress');
  if (!cancellationSchedule) throw new ApiError('no_cancellation_scheduled');
  return {body: updateAndNotify(call, id, {cancellationSchedule: undefined})};
}

export function approve(call: Call) {
  const entitlement = entitlementOf(call);
  const {id, partner, status} = entitlement;
  requirePartner(partner, ['AZURE', 'GCP']);
  if (status === 'ACTIVE') return {body: entitlement};
  if (status !== 'PENDING_START') {
    const message = `The entitlement has the status ${status}, so it can't be approved.`;
    throw new ApiError('entitlement_not_pending_start', {message});
  }
  const approved = call.world.move({
    entityType: 'ENTITLEMENT',
    id,
    to: 'ACTIVE',
    by: 'OPERATION',
    operation: call.slug,
    changes: {updatedBy: clientOf(call)},
  });
  return {body: approved};
}

/** Marketplaces that wait until the vendor approves a purchase. */
const needsApproval = ['AZURE', 'GCP'];

/** Starts a purchase that needs no approval on its first day. */
export function activateIfDue(world: World, id: string): void {
  const {status, partner, startDate = ''} = entitlementWith(world, id);
  if (status !== 'PENDING_START' || needsApproval.includes(partner)) return;
  if (startDate > today(world)) return;
  const changes = {updatedBy: system};
  world.move({entityType: 'ENTITLEMENT', id, to: 'ACTIVE', by: 'CLOCK', changes});
}

/** What changes when a purchase starts or a suspension ends. */
export function onActivated(world: World, entity: Entity, previousStatus: string | null): void {
  const {id, partner, pricing, details, buyerId} = asEntitlement(entity);
  if (previousStatus === 'SUSPENDED') {
    world.update('ENTITLEMENT', id, {suspendedAt: undefined, updatedBy: system});
  }
  if (previousStatus !== 'PENDING_START' || partner !== 'GCP') return;
  approveGoogleAccount(world, buyerId);
  if (!pricing.meteringDimensions?.length) return;
  const usageReportingId = `project_number:${digitsOf(id, 12)}`;
  world.update('ENTITLEMENT', id, {details: {...details, usageReportingId}});
}

/** An order can start only with an approved account. */
function approveGoogleAccount(world: World, buyerId: string): void {
  const buyer = world.store.collection('Buyer').get(buyerId);
  const account = buyer && asBuyer(buyer).account;
  if (!account || account.state === 'ACTIVE') return;
  world.update('BUYER', buyerId, {account: {...account, state: 'ACTIVE'}});
}
