import {ApiError} from '../../errors';
import {foundLive, listReply} from '../../lists/list';
import type {Call, Handlers, JsonObject, World} from '../../types';
import {addDays, today} from '../dates';
import {clientOf} from '../fields';
import {type Checked, checkGroup, detailOf, type Problem, reused, tooOld} from './check-group';
import {asGroup, asReport, type Group, type GroupInput} from './model';
import {isSameUsage} from './repeat';

type BatchInput = GroupInput & {entitlementId: string};

/** The type of each error that isn't `INVALID_REQUEST`, as in the error catalog. */
const types: Record<string, string> = {
  entitlement_not_found: 'NOT_FOUND',
  entitlement_not_active: 'CONFLICT',
  partner_not_supported: 'CONFLICT',
  duplicate_id: 'CONFLICT',
  id_reused: 'CONFLICT',
};

const typeOf = (code: string): string => types[code] ?? 'INVALID_REQUEST';

function reportGroup(call: Call) {
  const input = call.body as GroupInput;
  const checked = checkGroup(call.world, call.path.entitlementId ?? '', input);
  const [problem] = checked.problems;
  if (checked.repeated) return {body: checked.repeated};
  if (!problem) return {status: 201, body: storeGroup(call, input, checked)};
  const {code, message} = problem;
  const details = typeOf(code) === 'INVALID_REQUEST' ? [detailOf(problem)] : undefined;
  throw new ApiError(code, {message, details});
}

function storeGroup(call: Call, input: GroupInput, {entitlement, timestamp, mapped}: Checked) {
  if (!entitlement) throw new ApiError('entitlement_not_found');
  const {world, slug} = call;
  const now = world.now();
  const author = clientOf(call);
  const group: Group = {
    id: input.id,
    orgId: entitlement.orgId,
    entitlementId: entitlement.id,
    buyerId: entitlement.buyerId,
    productId: entitlement.productId,
    partner: entitlement.partner,
    status: 'CREATED',
    source: 'API',
    timestamp,
    ...(mapped && {records: mapped.records}),
    ...(input.billableRecords && {billableRecords: input.billableRecords}),
    ...(mapped?.isChanged && {sourceRecords: input.records}),
    createdAt: now,
    createdBy: author,
    updatedAt: now,
    updatedBy: author,
  };
  return world.create('USAGE_RECORD_GROUP', group, {by: 'OPERATION', operation: slug});
}

const groupsOf = ({body}: Call): BatchInput[] => body.groups as BatchInput[];

function reportBatch(call: Call) {
  const results = groupsOf(call).map((input, index): JsonObject => {
    const checked = checkGroup(call.world, input.entitlementId, input);
    const [problem] = checked.problems;
    if (problem) return {index, outcome: 'REJECTED', error: errorOf(call, problem, index)};
    const group = checked.repeated ?? storeGroup(call, input, checked);
    return {index, outcome: 'ACCEPTED', group};
  });
  const acceptedCount = results.filter(({outcome}) => outcome === 'ACCEPTED').length;
  return {body: {results, acceptedCount, rejectedCount: results.length - acceptedCount}};
}

/** As in the contract's schema `ErrorBody`. */
function errorOf({requestId = ''}: Call, problem: Problem, index: number): JsonObject {
  const {code, message} = problem;
  const type = typeOf(code);
  const details = [detailOf(problem, `/groups/${index}`)];
  return {code, type, message, ...(type === 'INVALID_REQUEST' && {details}), requestId};
}

function validateBatch(call: Call) {
  const groups = groupsOf(call);
  const results = groups.map((input, index): JsonObject => {
    const {problems, mapped} = checkGroup(call.world, input.entitlementId, input);
    const first = groups.find(({id}) => id === input.id) ?? input;
    const all = isSameUsage(first, input) ? problems : [...problems, reused(input.id)];
    const valid = all.length === 0;
    return {
      index,
      valid,
      ...(valid && mapped && {mappedRecords: mapped.records}),
      problems: all.map((problem) => detailOf(problem, `/groups/${index}`)),
    };
  });
  const validCount = results.filter(({valid}) => valid).length;
  return {body: {results, validCount, invalidCount: results.length - validCount}};
}

export const reportOperations: Handlers = {
  'report-usage-record-group': reportGroup,
  'batch-report-usage-record-groups': reportBatch,
  'batch-validate-usage-record-groups': validateBatch,
};

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
  'list-usage-record-reports': (call) =>
    listReply(call, 'UsageRecordReport', {dateField: 'startsAt'}),
  'retry-usage-record-group': retryGroup,
  'delete-usage-record-group': deleteGroup,
};
