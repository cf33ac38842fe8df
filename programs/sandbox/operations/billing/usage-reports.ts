import type {Entity, JsonObject, World} from '../../types';
import {addDays, dateOf, momentOf} from '../dates';
import {
  allOf,
  type BillableDimension,
  type BillableMetric,
  type DirectEntitlement,
  related,
} from './entities';
import {measure, type MeteredRecord, type MetricResult} from './metric-quantity';
import {decimalText} from './money';
import type {Period} from './new-invoice';

export type UsageGroup = Entity & {
  entitlementId: string;
  status: string;
  timestamp: string;
  billableRecords?: {key: string; quantity?: string; properties?: Record<string, string>}[];
  usageRecordReportId?: string;
  productId: string;
};

/** Reported usage of a period that no invoice contains yet. */
export function groupsToBill(world: World, entitlementId: string, period: Period): UsageGroup[] {
  return allOf<UsageGroup>(world, 'UsageRecordGroup').filter(
    (group) =>
      group.entitlementId === entitlementId &&
      group.status === 'REPORTED' &&
      dateOf(group.timestamp) >= period.start &&
      dateOf(group.timestamp) < period.end &&
      !isBilled(world, group),
  );
}

export const recordsOf = (groups: UsageGroup[]): MeteredRecord[] =>
  groups.flatMap(({billableRecords = [], timestamp}) =>
    billableRecords.map((record) => ({...record, timestamp})),
  );

function isBilled(world: World, {usageRecordReportId}: UsageGroup): boolean {
  const report = world.store.collection('UsageRecordReport').get(usageRecordReportId ?? '');
  return report?.invoiceId !== undefined;
}

/** Direct usage has one report for each day, which is complete when its period is invoiced. */
export function reportDays(
  world: World,
  entitlement: DirectEntitlement,
  groups: UsageGroup[],
  invoiceId: string,
): void {
  const days = [...new Set(groups.map(({timestamp}) => dateOf(timestamp)))].sort();
  for (const day of days) {
    const ofDay = groups.filter(({timestamp}) => dateOf(timestamp) === day);
    const report = reportOf(world, entitlement, ofDay, day, invoiceId);
    world.store.collection('UsageRecordReport').put(report);
    for (const {id} of ofDay) {
      world.update('USAGE_RECORD_GROUP', id, {usageRecordReportId: report.id});
    }
  }
}

function reportOf(
  world: World,
  entitlement: DirectEntitlement,
  groups: UsageGroup[],
  day: string,
  invoiceId: string,
): Entity {
  const measured = (entitlement.pricing.billableDimensions ?? []).flatMap((dimension) =>
    measureDay(world, dimension, groups),
  );
  return {
    id: world.newId('urr'),
    orgId: entitlement.orgId,
    entitlementId: entitlement.id,
    entitlementTermId: entitlement.currentTermId,
    buyerId: entitlement.buyerId,
    productId: groups[0]?.productId,
    partner: entitlement.partner,
    status: 'INVOICED',
    startsAt: momentOf(day, '00:00'),
    endsAt: momentOf(addDays(day, 1), '00:00'),
    usageRecordGroupIds: groups.map(({id}) => id),
    reportedRecords: Object.fromEntries(
      measured.map(({metric, result}) => [metric.key, decimalText(result.quantity)]),
    ),
    commitRecords: {},
    creditRecords: {},
    includedRecords: {},
    aggregatedRecords: measured.map(aggregatedRecord),
    invoiceId,
    attemptCount: 1,
    createdAt: world.now(),
    updatedAt: world.now(),
  };
}

type Measured = {metric: BillableMetric; name: string; result: MetricResult};

/** Only metrics with usage on the day are part of its report. */
function measureDay(world: World, dimension: BillableDimension, groups: UsageGroup[]): Measured[] {
  const metric = related<BillableMetric>(world, 'BillableMetric', dimension.billableMetricId);
  return measure(metric, recordsOf(groups))
    .filter(({recordCount}) => recordCount > 0)
    .map((result) => ({metric, name: dimension.name, result}));
}

const aggregatedRecord = ({metric, name, result}: Measured): JsonObject => ({
  billableMetricId: metric.id,
  key: metric.key,
  name,
  ...(metric.groupBys.length > 0 && {groupBys: result.groupValues}),
  quantity: decimalText(result.quantity),
});
