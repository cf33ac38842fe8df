import type {World} from '../../types';
import {type Decimal, decimal, sum, zero} from '../billing/decimal';
import {addDuration, nextInSeries} from '../entitlements/dates';
import type {Entitlement, MeteringDimension, Term} from '../entitlements/model';
import {asReport} from './model';

/** More than any usage. */
const unlimited = decimal('999999999999999');

/** What an Azure plan still includes in the period of a moment, by key. */
export function includedLeft(
  world: World,
  entitlement: Entitlement,
  term: Term,
  moment: string,
): Map<string, Decimal> {
  const dimensions = entitlement.pricing.meteringDimensions ?? [];
  if (entitlement.partner !== 'AZURE') return new Map();
  return new Map(
    dimensions.flatMap((dimension): [string, Decimal][] => {
      const included = includedOf(dimension, entitlement);
      if (!included) return [];
      if (included.unlimited) return [[dimension.key, unlimited]];
      const start = periodStart(term, included.unit, moment.slice(0, 10));
      const used = usedSince(world, entitlement.id, dimension.key, start);
      const left = decimal(included.quantity ?? '0') - used;
      return [[dimension.key, left > zero ? left : zero]];
    }),
  );
}

/** A dimension can include a quantity per month and another per year. The billing period decides. */
function includedOf({includedQuantities = []}: MeteringDimension, {details}: Entitlement) {
  const unit = details.billingPeriod?.unit;
  return includedQuantities.find((each) => each.unit === unit) ?? includedQuantities[0];
}

function periodStart({startDate}: Term, unit: string, date: string): string {
  const period = {length: 1, unit};
  if (date <= startDate) return startDate;
  return addDuration(nextInSeries(startDate, period, date), {length: -1, unit});
}

function usedSince(world: World, entitlementId: string, key: string, start: string): Decimal {
  const reports = world.store.collection('UsageRecordReport').all().map(asReport);
  const counted = reports.filter(
    (report) =>
      report.entitlementId === entitlementId &&
      report.status === 'SUCCEEDED' &&
      report.startsAt.slice(0, 10) >= start,
  );
  return sum(counted.map(({includedRecords}) => decimal(includedRecords[key] ?? '0')));
}
