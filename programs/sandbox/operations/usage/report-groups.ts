import {ApiError} from '../../api-error';
import type {Call, Handlers, JsonObject} from '../../types';
import {clientOf} from '../offers/authors';
import {type Checked, type Problem, checkGroup, detailOf, reused} from './check-group';
import type {Group, GroupInput} from './model';
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
