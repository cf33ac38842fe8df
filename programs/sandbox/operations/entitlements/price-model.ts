import {isDeepStrictEqual} from 'node:util';
import {ApiError, fieldError, invalidField} from '../../errors';
import {versionOf} from '../../http/limits';
import type {Call, JsonObject, World} from '../../types';
import {today} from '../dates';
import {system, textOf} from '../fields';
import {
  currenciesIn,
  entitlementOf,
  entitlementWith,
  requireActive,
  requireCurrency,
  requirePartner,
  updateAndNotify,
} from './guards';
import type {BillableDimension, Entitlement, PriceChange, Pricing} from './model';
import {amountsCurrency} from './terms';

export function updatePriceModel(call: Call) {
  const {world} = call;
  const entitlement = entitlementOf(call);
  requirePartner(entitlement.partner, ['STRIPE', 'ADYEN']);
  requireVersion(call, entitlement);
  requireActive(entitlement);
  const change = changeOf(call, entitlement);
  if (change.applyDate > today(world)) return {body: schedule(call, entitlement, change)};
  const pricing = applied(entitlement.pricing, change);
  const isSame = isDeepStrictEqual(pricing, entitlement.pricing);
  if (isSame && !entitlement.scheduledPriceChange) return {body: entitlement};
  setPrice(world, entitlement, pricing);
  return {body: updateAndNotify(call, entitlement.id, {pricing, scheduledPriceChange: undefined})};
}

function requireVersion({headers}: Call, entitlement: Entitlement): void {
  const expected = headers['if-match'];
  if (expected === undefined || expected === '*') return;
  const versions = expected.split(',').map((version) => version.trim());
  if (!versions.includes(versionOf(entitlement))) throw new ApiError('version_conflict');
}

function changeOf({world, body}: Call, entitlement: Entitlement): PriceChange {
  const {applyDate = today(world), ...lists} = body as JsonObject & {applyDate?: string};
  if (Object.keys(lists).length === 0) {
    throw invalidField('/billableDimensions', 'required', 'Send commits or billableDimensions.');
  }
  const change = {applyDate, ...lists} as PriceChange;
  requireMetrics(world, change.billableDimensions ?? []);
  const wrong = currenciesIn(lists).find((currency) => currency !== amountsCurrency(entitlement));
  const field = change.billableDimensions ? '/billableDimensions' : '/commits';
  if (wrong) requireCurrency(wrong, amountsCurrency(entitlement), field);
  if (applyDate < today(world)) {
    throw invalidField('/applyDate', 'minimum', `Must be ${today(world)} or later.`);
  }
  return change;
}

function requireMetrics(world: World, dimensions: BillableDimension[]): void {
  const seen = new Set<string>();
  for (const [index, {billableMetricId: id}] of dimensions.entries()) {
    const metric = world.store.collection('BillableMetric').get(id);
    if (!metric || metric.status === 'DELETED') throw new ApiError('billable_metric_not_found');
    if (seen.has(id)) {
      const message = `The metric ${textOf(metric.key)} has more than one price.`;
      const field = `/billableDimensions/${index}/billableMetricId`;
      throw fieldError('billable_metric_reused', field, message);
    }
    seen.add(id);
  }
}

function schedule(call: Call, entitlement: Entitlement, change: PriceChange): Entitlement {
  if (isDeepStrictEqual(change, entitlement.scheduledPriceChange)) return entitlement;
  return updateAndNotify(call, entitlement.id, {scheduledPriceChange: change});
}

const applied = (pricing: Pricing, {applyDate: _, ...lists}: PriceChange): Pricing => ({
  ...pricing,
  ...lists,
});

/** The current term has the price of its last change. */
function setPrice(world: World, entitlement: Entitlement, pricing: Pricing): void {
  keepPrice(world, entitlement);
  world.update('ENTITLEMENT_TERM', entitlement.currentTermId, {pricing});
}

/** A scheduled price takes effect on its first day. */
export function applyScheduledPrice(world: World, id: string): void {
  const entitlement = entitlementWith(world, id);
  const {scheduledPriceChange: change, status} = entitlement;
  if (!change || change.applyDate > today(world) || status !== 'ACTIVE') return;
  const pricing = applied(entitlement.pricing, change);
  setPrice(world, entitlement, pricing);
  const changes = {pricing, scheduledPriceChange: undefined, updatedBy: system};
  const updated = world.update('ENTITLEMENT', id, changes);
  world.emit('entitlement.updated', 'ENTITLEMENT', updated);
}

/** An earlier price of an entitlement. The contract has no object for it, but invoices need it. */
type EarlierPrice = {id: string; entitlementId: string; until: string; pricing: Pricing};

const pricesOf = (world: World) => world.store.collection('SandboxEarlierPrice');

/** Keeps the current price, which ends today. Of several changes on a day, the first one counts. */
function keepPrice(world: World, {id: entitlementId, pricing}: Entitlement): void {
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
