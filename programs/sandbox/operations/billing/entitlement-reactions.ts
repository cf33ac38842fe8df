import {textOf} from '../../lists/text';
import type {Entity, Reactions, World} from '../../types';
import {billEntitlements, closeBilling} from './bill-entitlements';
import {isBilledDirectly} from './direct-entitlement';
import {type Invoice, allOf} from './entities';
import {chargeDueInvoices, issueDrafts} from './invoice-jobs';

/** What starts today or in the past is billed without waiting for the clock. */
function onActive(world: World, entitlement: Entity): void {
  if (!isBilledDirectly(entitlement)) return;
  world.after(() => {
    billEntitlements(world);
    issueDrafts(world);
    chargeDueInvoices(world);
  });
}

/** A recorded old sale was billed elsewhere. */
function onCancelled(world: World, entitlement: Entity, previous: string | null): void {
  if (!isBilledDirectly(entitlement) || previous === null) return;
  closeBilling(world, entitlement);
  if (!isUsed(world, entitlement.id)) deleteDrafts(world, entitlement.id);
}

/** Whether the buyer used anything or owes anything yet. */
function isUsed(world: World, entitlementId: string): boolean {
  const groups = allOf(world, 'UsageRecordGroup').filter(
    (group) =>
      group.entitlementId === entitlementId &&
      !['DELETED', 'INVALID'].includes(textOf(group.status)),
  );
  return (
    groups.length > 0 || invoicesOf(world, entitlementId).some(({status}) => status === 'ISSUED')
  );
}

const invoicesOf = (world: World, entitlementId: string): Invoice[] =>
  allOf<Invoice>(world, 'Invoice').filter((invoice) => invoice.entitlementId === entitlementId);

function deleteDrafts(world: World, entitlementId: string): void {
  for (const {id, status} of invoicesOf(world, entitlementId)) {
    if (status === 'DRAFT') {
      world.move({entityType: 'INVOICE', id, to: 'DELETED', by: 'PLATFORM'});
    }
  }
}

export const entitlementReactions: Reactions = {
  'ENTITLEMENT.ACTIVE': onActive,
  'ENTITLEMENT.CANCELLED': onCancelled,
};
