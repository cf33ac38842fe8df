import {decimal, decimalText, dividedBy, round, times, zero} from '../billing/decimal';
import type {MeteringDimension, Money} from '../entitlements/model';
import type {Mapping, PartnerConfig, Records} from './model';

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
