import type {ClockJob, Reactions, World} from '../../types';
import {addHours, hourOf} from '../dates';
import {asEntitlement, type Entitlement} from '../entitlements/model';
import {system} from '../fields';
import {isDirect, partnerName} from '../partners';
import {metricKeys, tooOld} from './check-group';
import {asGroup, type Group, type Report} from './model';
import {acceptReport, isHourReported, openReport, prepareReport, rejectReport} from './reports';

/** Sends the usage of all complete hours that was queued before the last full hour. */
export const reportUsage: ClockJob = (world) => {
  const jobTime = hourOf(world.now());
  const due = world.store
    .collection('UsageRecordGroup')
    .all()
    .map(asGroup)
    .filter(
      ({status, updatedAt, timestamp}) =>
        status === 'CREATED' && updatedAt < jobTime && addHours(hourOf(timestamp), 1) <= jobTime,
    );
  for (const groups of hoursOf(due.filter((group) => isReportable(world, group)))) {
    sendHour(world, groups, jobTime);
  }
};

/** Groups of the same entitlement and hour belong together, unless one of them is sent again. */
function hoursOf(groups: Group[]): Group[][] {
  const hours = new Map<string, Group[]>();
  for (const group of groups) {
    const key = [group.entitlementId, hourOf(group.timestamp), group.usageRecordReportId].join(' ');
    hours.set(key, [...(hours.get(key) ?? []), group]);
  }
  return [...hours.values()].sort(([a], [b]) =>
    (a?.timestamp ?? '') < (b?.timestamp ?? '') ? -1 : 1,
  );
}

function isReportable(world: World, group: Group): boolean {
  const entity = world.store.collection('Entitlement').get(group.entitlementId);
  const message = entity
    ? problemOf(world, asEntitlement(entity), group)
    : "The entitlement doesn't exist anymore.";
  if (!message) return true;
  const changes = {message, updatedBy: system};
  move(world, group.id, 'INVALID', 'PLATFORM', changes);
  if (entity?.status === 'CANCELLED') cancelReport(world, group);
  return false;
}

function problemOf(world: World, entitlement: Entitlement, group: Group): string | undefined {
  const {status, suspendedAt, cancelledAt, updatedAt} = entitlement;
  const isLastUsage = cancelledAt !== undefined && group.timestamp <= cancelledAt;
  if (!['ACTIVE', 'PENDING_CANCEL'].includes(status) && !isLastUsage) {
    const since = suspendedAt ?? cancelledAt ?? updatedAt;
    return `The entitlement has been ${status} since ${since}.`;
  }
  const dimensions = new Set((entitlement.pricing.meteringDimensions ?? []).map(({key}) => key));
  const metrics = group.billableRecords ? metricKeys(world, entitlement) : new Set<string>();
  const missing =
    Object.keys(group.records ?? {}).find((key) => !dimensions.has(key)) ??
    group.billableRecords?.find(({key}) => !metrics.has(key))?.key;
  return missing && `The entitlement has no dimension with the key ${missing}.`;
}

/** A failed report isn't sent again after the entitlement has ended. */
function cancelReport(world: World, {usageRecordReportId: id}: Group): void {
  const report = id !== undefined && world.store.collection('UsageRecordReport').get(id);
  if (!report || report.status !== 'FAILED') return;
  world.update('USAGE_RECORD_REPORT', report.id, {status: 'CANCELLED', message: undefined});
}

function sendHour(world: World, groups: Group[], jobTime: string): void {
  const [first] = groups;
  const entity = first && world.store.collection('Entitlement').get(first.entitlementId);
  if (!entity) return;
  const entitlement = asEntitlement(entity);
  const report = isDirect(entitlement.partner)
    ? undefined
    : prepareReport(world, entitlement, groups);
  for (const {id} of groups) {
    const changes = {usageRecordReportId: report?.id, updatedBy: system};
    move(world, id, 'PENDING_REPORT', 'PLATFORM', changes);
  }
  if (world.settings.automatic) respond(world, groups, report, jobTime);
}

/** What the marketplace responds. Direct usage has no marketplace that could reject it. */
function respond(world: World, groups: Group[], report: Report | undefined, jobTime: string): void {
  const late = groups.map((group) => tooOld(world, group, jobTime)).find(Boolean);
  const message = report && (isHourReported(world, report) ? duplicateText(report) : late);
  for (const {id} of groups) {
    if (message) move(world, id, 'REPORT_FAILED', 'MARKETPLACE', {message});
    else move(world, id, 'REPORTED', 'MARKETPLACE', {});
  }
}

const duplicateText = ({partner, startsAt}: Report): string =>
  `${partnerName(partner)} already has a report for the hour from ${startsAt}.`;

function move(
  world: World,
  id: string,
  to: string,
  by: 'MARKETPLACE' | 'PLATFORM',
  changes: {[field: string]: string | typeof system | undefined},
): void {
  world.move({entityType: 'USAGE_RECORD_GROUP', id, to, by, changes});
}

export const usageReactions: Reactions = {
  'USAGE_RECORD_GROUP.REPORTED': (world, entity) => {
    const {id, usageRecordReportId, reportedAt} = asGroup(entity);
    const changes = {reportedAt: reportedAt ?? world.now(), updatedBy: system};
    world.update('USAGE_RECORD_GROUP', id, changes);
    const report = openReport(world, usageRecordReportId);
    if (report) acceptReport(world, report);
  },
  'USAGE_RECORD_GROUP.REPORT_FAILED': (world, entity) => {
    const {id, partner, usageRecordReportId, message} = asGroup(entity);
    const reason = message ?? `${partnerName(partner)} didn't respond.`;
    world.update('USAGE_RECORD_GROUP', id, {message: reason, updatedBy: system});
    const report = openReport(world, usageRecordReportId);
    if (report) rejectReport(world, report, reason);
  },
};
