import type {World} from '../../types';
import {today} from './dates';
import type {Entitlement, Pricing} from './model';

/** An earlier price of an entitlement. The contract has no object for it, but invoices need it. */
type EarlierPrice = {id: string; entitlementId: string; until: string; pricing: Pricing};

const pricesOf = (world: World) => world.store.collection('SandboxEarlierPrice');

/** Keeps the current price, which ends today. Of several changes on a day, the first one counts. */
export function keepPrice(world: World, {id: entitlementId, pricing}: Entitlement): void {
  const until = today(world);
  const id = `${entitlementId} ${until}`;
  if (pricesOf(world).get(id)) return;
  const earlier: EarlierPrice = {id, entitlementId, until, pricing};
  pricesOf(world).put(earlier);
}

/** What the buyer paid on a date. `until` is the first day of the price after it. */
export function priceOn(
  world: World,
  {id, pricing}: Pick<Entitlement, 'id' | 'pricing'>,
  date: string,
): {pricing: Pricing; until?: string} {
  const earlier = pricesOf(world)
    .all()
    .map((entity) => entity as unknown as EarlierPrice)
    .filter(({entitlementId, until}) => entitlementId === id && date < until)
    .sort((a, b) => (a.until < b.until ? -1 : 1));
  return earlier[0] ?? {pricing};
}
