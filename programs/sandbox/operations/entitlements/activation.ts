import type {Entity, World} from '../../types';
import {system} from '../offers/authors';
import {today} from './dates';
import {digitsOf} from './external-ids';
import {entitlementWith} from './guards';
import {asBuyer, asEntitlement} from './model';

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
