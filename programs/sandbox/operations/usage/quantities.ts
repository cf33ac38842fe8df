import type {World} from '../../types';
import {type Decimal, decimal, zero} from '../billing/decimal';
import type {BillableMetric} from '../billing/entities';
import {measure} from '../billing/metric-quantity';
import type {Entitlement} from '../entitlements/model';
import {textOf} from '../offers/fields';
import {quantityText} from './mapping';
import type {AggregatedRecord, Group} from './model';

/** The usage of several groups by key. Metrics aggregate billable records. */
export function quantitiesOf(
  world: World,
  entitlement: Entitlement,
  groups: Group[],
): {quantities: Map<string, Decimal>; aggregated: AggregatedRecord[]} {
  const quantities = new Map<string, Decimal>();
  const add = (key: string, quantity: string) =>
    quantities.set(key, (quantities.get(key) ?? zero) + decimal(quantity));
  for (const {records = {}} of groups) {
    for (const [key, quantity] of Object.entries(records)) add(key, quantity);
  }
  const aggregated = aggregate(world, entitlement, groups);
  for (const {key, quantity} of aggregated) add(key, quantity);
  return {quantities, aggregated};
}

/** One record for each metric with usage, or for each combination of the properties it groups by. */
function aggregate(world: World, {pricing}: Entitlement, groups: Group[]): AggregatedRecord[] {
  const records = groups.flatMap(({billableRecords = [], timestamp}) =>
    billableRecords.map((record) => ({...record, timestamp})),
  );
  const keys = new Set(records.map(({key}) => key));
  const metrics = world.store.collection('BillableMetric').all() as BillableMetric[];
  return metrics
    .filter(({key}) => keys.has(key))
    .flatMap((metric) =>
      measure(metric, records)
        .filter(({recordCount}) => recordCount > 0)
        .map(({groupValues, quantity}) => ({
          billableMetricId: metric.id,
          key: metric.key,
          name: nameOf(metric, pricing),
          ...(metric.groupBys.length > 0 && {groupBys: groupValues}),
          quantity: quantityText(quantity),
        })),
    );
}

/** The entitlement's own name of a metric. */
function nameOf(
  {id, name}: BillableMetric,
  {billableDimensions = []}: Entitlement['pricing'],
): string {
  return billableDimensions.find((each) => each.billableMetricId === id)?.name ?? textOf(name);
}
