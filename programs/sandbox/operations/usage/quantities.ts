import type {World} from '../../types';
import type {BillableMetric} from '../billing/entities';
import {measure} from '../billing/metric-quantity';
import {type Decimal, decimal, decimalText, dividedBy, round, times, zero} from '../billing/money';
import type {Entitlement, MeteringDimension, Money} from '../entitlements/model';
import {textOf} from '../fields';
import type {AggregatedRecord, Group, Mapping, PartnerConfig, Records} from './model';

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

const mostDigits = 9;

export const quantityText = (value: bigint): string => decimalText(round(value, mostDigits));

export const priceOf = ({unitPrice, priceTiers}: MeteringDimension): Money | undefined =>
  unitPrice ?? priceTiers?.[0]?.unitPrice;

export type Mapped = {records: Records; isChanged: boolean; unknown: string[]};

/** Quantities by dimension key, and the keys that are neither a dimension nor mapped to one. */
export function mapRecords(
  sent: Records,
  dimensions: MeteringDimension[],
  {dimensionMappingEnabled, dimensionMappings}: PartnerConfig,
): Mapped {
  const byKey = new Map(dimensions.map((dimension) => [dimension.key, dimension]));
  const mappings = dimensionMappingEnabled ? dimensionMappings : [];
  const quantities = new Map<string, bigint>();
  const add = (key: string, quantity: bigint) =>
    quantities.set(key, (quantities.get(key) ?? zero) + quantity);
  const unknown: string[] = [];
  let isChanged = false;
  for (const [key, quantity] of Object.entries(sent)) {
    const mapping = byKey.has(key) ? undefined : mappings.find(({sourceKey}) => sourceKey === key);
    const isKnown = mapping
      ? mapping.targets.every((t) => byKey.has(t.dimensionKey))
      : byKey.has(key);
    if (!isKnown) unknown.push(key);
    else if (!mapping) add(key, decimal(quantity));
    else {
      isChanged = true;
      for (const [target, value] of targetQuantities(mapping, decimal(quantity), byKey)) {
        add(target, value);
      }
    }
  }
  const entries = [...quantities].map(([key, value]) => [key, quantityText(value)]);
  return {records: Object.fromEntries(entries) as Records, isChanged, unknown};
}

/** An amount of money becomes a quantity at the dimension's price. */
function targetQuantities(
  {targets}: Mapping,
  value: bigint,
  dimensions: Map<string, MeteringDimension>,
): [string, bigint][] {
  return targets.map(({dimensionKey, mode, multiplier = '1'}) => {
    const product = times(value, decimal(multiplier));
    const dimension = dimensions.get(dimensionKey);
    const price = dimension && priceOf(dimension);
    const unitPrice = price ? decimal(price.amount) : zero;
    if (mode !== 'AMOUNT') return [dimensionKey, product];
    return [dimensionKey, unitPrice === zero ? zero : dividedBy(product, unitPrice)];
  });
}
