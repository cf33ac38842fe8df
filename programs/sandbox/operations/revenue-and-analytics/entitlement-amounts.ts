import type {World} from '../../types';
import {type Money, noMoney, plus} from '../billing/money';
import type {MarketplaceEntitlement} from './charges';

/** Adds to the entitlement's amounts, which the marketplaces' reports fill. */
export function addAmounts(
  world: World,
  entitlementId: string,
  added: Record<string, Money>,
): void {
  const entitlement = world.store.collection('Entitlement').get(entitlementId);
  if (!entitlement) return;
  const amounts = {...(entitlement as MarketplaceEntitlement).amounts};
  for (const [field, amount] of Object.entries(added)) {
    amounts[field] = plus(amounts[field] ?? noMoney(amount.currency), amount);
  }
  world.update('ENTITLEMENT', entitlementId, {amounts});
}
