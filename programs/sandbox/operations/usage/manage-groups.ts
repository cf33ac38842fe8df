import {ApiError} from '../../api-error';
import {foundLive, listReply} from '../../lists/list';
import type {Call, Handlers, World} from '../../types';
import {addDays} from '../billing/calendar';
import {today} from '../entitlements/dates';
import {clientOf} from '../offers/authors';
import {type Group, asGroup, asReport} from './model';
import {tooOld} from './windows';

const code = 'usage_record_group_not_found';
const searchedDays = 366;

/** Older groups are found only with the day on which they were created. */
function groupInPath({world, path, query}: Call): Group {
  const group = asGroup(foundLive(world, 'UsageRecordGroup', path.usageRecordGroupId ?? '', code));
  const createdOn = group.createdAt.slice(0, 10);
  const isFound =
    query.creationDate === undefined
      ? createdOn >= addDays(today(world), -searchedDays)
      : createdOn === query.creationDate;
  if (!isFound) throw new ApiError(code);
  return group;
}

function retryGroup(call: Call) {
  const {world, slug} = call;
  const group = groupInPath(call);
  if (group.status !== 'REPORT_FAILED') {
    const message = `The usage record group has the status ${group.status}, so it can't be retried.`;
    throw new ApiError('usage_record_group_not_retryable', {message});
  }
  const late = tooOld(world, group, world.now());
  if (late) throw new ApiError('timestamp_too_old', {message: late});
  const queued = world.move({
    entityType: 'USAGE_RECORD_GROUP',
    id: group.id,
    to: 'CREATED',
    by: 'OPERATION',
    operation: slug,
    changes: {message: undefined, updatedBy: clientOf(call)},
  });
  return {body: queued};
}

function deleteGroup(call: Call) {
  const {world, slug} = call;
  const {id, status, usageRecordReportId} = groupInPath(call);
  if (!['CREATED', 'INVALID'].includes(status)) {
    const message = `The usage record group has the status ${status}, so it can't be deleted.`;
    throw new ApiError('usage_record_group_not_deletable', {message});
  }
  world.move({
    entityType: 'USAGE_RECORD_GROUP',
    id,
    to: 'DELETED',
    by: 'OPERATION',
    operation: slug,
    changes: {updatedBy: clientOf(call)},
  });
  if (usageRecordReportId) deleteReportWithoutGroups(world, usageRecordReportId);
  return {};
}

/** A failed report isn't sent again if nothing is left of it. */
function deleteReportWithoutGroups(world: World, id: string): void {
  const entity = world.store.collection('UsageRecordReport').get(id);
  if (entity?.status !== 'FAILED') return;
  const groups = asReport(entity).usageRecordGroupIds.map((groupId) =>
    world.store.collection('UsageRecordGroup').get(groupId),
  );
  if (groups.some((group) => group && group.status !== 'DELETED')) return;
  world.update('USAGE_RECORD_REPORT', id, {status: 'DELETED', message: undefined});
}

/** The latest usage first. Usage of the same time is ordered by ID. */
function latestFirst(world: World): Group[] {
  const groups = world.store.collection('UsageRecordGroup').all().map(asGroup);
  return groups.sort((a, b) => {
    const difference = Date.parse(b.timestamp) - Date.parse(a.timestamp);
    return difference !== 0 ? difference : a.id < b.id ? -1 : 1;
  });
}

export const groupOperations: Handlers = {
  'list-usage-record-groups': (call) =>
    listReply(call, 'UsageRecordGroup', {rows: latestFirst(call.world), dateField: 'timestamp'}),
  'retry-usage-record-group': retryGroup,
  'delete-usage-record-group': deleteGroup,
};
