import type {JsonObject} from '../../types';
import {
  type Decimal,
  decimal,
  decimalText,
  dividedBy,
  percentOf,
  roundUp,
  smaller,
  times,
  whole,
  zero,
} from './decimal';
import {type Money, amountOf, money} from './money';

type Tier = {from: string; to?: string; flatFee?: Money};
type PriceTier = Tier & {unitPrice: Money};
type PercentageTier = Tier & {percentage: string};

/** As in the contract's schema `UnitPricing`. */
export type UnitPricing =
  | {category: 'BASIC'; unitPrice: Money}
  | {category: 'TIERED' | 'VOLUME'; tiers: PriceTier[]}
  | {category: 'BULK'; packageSize: string; packagePrice: Money}
  | {category: 'PERCENTAGE'; percentage: string; flatFee?: Money}
  | {category: 'TIERED_PERCENTAGE'; tiers: PercentageTier[]}
  | {
      category: 'MATRIX';
      defaultUnitPrice: Money;
      cells: {properties: Record<string, string>; unitPrice: Money}[];
    };

/** As in the contract's schema `UsageLineSlice`. */
export type Slice = JsonObject & {quantity: string; amount: Money};

type PricedUsage = {
  quantity: Decimal;
  recordCount: number;
  groupValues: Record<string, string>;
  currency: string;
};

/** How a price model charges a quantity, in the order of its tiers. */
export function slicesOf(pricing: UnitPricing, usage: PricedUsage): Slice[] {
  const {quantity, currency} = usage;
  switch (pricing.category) {
    case 'BASIC':
      return [unitSlice(quantity, pricing.unitPrice)];
    case 'TIERED':
      return tierParts(pricing.tiers, quantity).map(({tier, part}) =>
        unitSlice(part, tier.unitPrice, tier.flatFee),
      );
    case 'VOLUME':
      return volumeSlice(pricing.tiers, quantity);
    case 'BULK':
      return [bulkSlice(pricing, quantity)];
    case 'MATRIX':
      return [unitSlice(quantity, matrixPrice(pricing, usage.groupValues))];
    case 'PERCENTAGE':
      return [
        percentageSlice(quantity, pricing.percentage, currency, feeOfRecords(pricing, usage)),
      ];
    case 'TIERED_PERCENTAGE':
      return tierParts(pricing.tiers, quantity).map(({tier, part}) =>
        percentageSlice(part, tier.percentage, currency, tier.flatFee),
      );
  }
}

/** The part of the quantity in each tier that it reaches. Nothing reaches only the first tier. */
function tierParts<T extends Tier>(tiers: T[], quantity: Decimal): {tier: T; part: Decimal}[] {
  return tiers
    .map((tier, index) => {
      const end = tier.to === undefined ? quantity : smaller(quantity, decimal(tier.to));
      const part = end - decimal(tier.from);
      const isCharged = part > zero || (part === zero && (index === 0 || Boolean(tier.flatFee)));
      return {tier, part, isCharged};
    })
    .filter(({isCharged}) => isCharged)
    .map(({tier, part}) => ({
      tier: part === zero && quantity === zero ? withoutFee(tier) : tier,
      part,
    }));
}

const withoutFee = <T extends Tier>(tier: T): T => ({...tier, flatFee: undefined});

function volumeSlice(tiers: PriceTier[], quantity: Decimal): Slice[] {
  const reached = tiers.filter(({from}) => decimal(from) <= quantity).at(-1);
  return reached ? [unitSlice(quantity, reached.unitPrice, reached.flatFee)] : [];
}

function bulkSlice(
  {packageSize, packagePrice}: {packageSize: string; packagePrice: Money},
  quantity: Decimal,
): Slice {
  return unitSlice(roundUp(dividedBy(quantity, decimal(packageSize))), packagePrice);
}

function matrixPrice(
  {cells, defaultUnitPrice}: Extract<UnitPricing, {category: 'MATRIX'}>,
  groupValues: Record<string, string>,
): Money {
  const cell = cells.find(({properties}) =>
    Object.entries(properties).every(([name, value]) => groupValues[name] === value),
  );
  return cell?.unitPrice ?? defaultUnitPrice;
}

function feeOfRecords({flatFee}: {flatFee?: Money}, {recordCount}: PricedUsage): Money | undefined {
  return flatFee && money(times(amountOf(flatFee), whole(recordCount)), flatFee.currency);
}

function unitSlice(quantity: Decimal, unitPrice: Money, flatFee?: Money): Slice {
  const price = times(quantity, amountOf(unitPrice)) + feeOf(flatFee);
  return {
    quantity: decimalText(quantity),
    unitPrice,
    ...(flatFee && {flatFee}),
    amount: money(price, unitPrice.currency),
  };
}

function percentageSlice(
  quantity: Decimal,
  percentage: string,
  currency: string,
  flatFee?: Money,
): Slice {
  return {
    quantity: decimalText(quantity),
    percentage,
    ...(flatFee && {flatFee}),
    amount: money(percentOf(percentage, quantity) + feeOf(flatFee), currency),
  };
}

const feeOf = (flatFee?: Money): Decimal => (flatFee ? amountOf(flatFee) : zero);
