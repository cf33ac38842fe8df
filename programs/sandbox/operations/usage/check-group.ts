import {ApiError, type ErrorDetail} from '../../errors';
import type {RequestChecks, World} from '../../types';
import {decimal, zero} from '../billing/money';
import {addHours, hourOf, timestamp as timestampOf} from '../dates';
import {asEntitlement, type Entitlement} from '../entitlements/model';
import {textOf} from '../fields';
import {isAws, isDirect, partnerName} from '../partners';
import {configOf} from './config';
import type {BillableRecord, Group, GroupInput} from './model';
import {type Mapped, mapRecords} from './quantities';
import {isRepeat} from './repeat';

/** A problem with a group. `field` is a JSON pointer inside the group. */
export type Problem = {code: string; message: string; field?: string};

export type Checked = {
  entitlement?: Entitlement;
  timestamp: string;
  mapped?: Mapped;
  /** The group that an equal report has already stored. */
  repeated?: Group;
  problems: Problem[];
};

/** Statuses in which usage is stored. The hourly job checks the entitlement again. */
const acceptsUsage = ['ACTIVE', 'SUSPENDED', 'PENDING_CANCEL'];

/** Checks a group as reporting it does. The first problem is the one that reporting returns. */
export function checkGroup(world: World, entitlementId: string, input: GroupInput): Checked {
  const timestamp = inUtc(input.timestamp ?? world.now());
  const entity = world.store.collection('Entitlement').get(entitlementId);
  if (!entity) {
    const message = "The entitlement wasn't found.";
    return {
      timestamp,
      problems: [{code: 'entitlement_not_found', message, field: '/entitlementId'}],
    };
  }
  const entitlement = asEntitlement(entity);
  const stored = world.store.collection('UsageRecordGroup').get(input.id) as unknown as
    Group | undefined;
  if (stored && isRepeat(stored, {...input, entitlementId}))
    return {entitlement, timestamp, repeated: stored, problems: []};
  const usage = {partner: entitlement.partner, entitlementId, timestamp};
  const mapped = input.records && recordsOf(world, entitlement, input.records);
  const problems = [
    ...partnerProblems(entitlement),
    ...idProblems(stored, input.id),
    ...statusProblems(entitlement),
    ...formProblems(input),
    ...quantityProblems(input),
    ...keyProblems(world, entitlement, input, mapped),
    ...timeProblem('timestamp_too_old', tooOld(world, usage, world.now())),
    ...timeProblem('timestamp_in_future', tooNew(usage, world.now())),
  ];
  return {entitlement, timestamp, mapped, problems};
}

/** The format of times also allows other offsets than `Z`, and leap seconds. */
function inUtc(moment: string): string {
  const known = moment.replace(/:60(?=\D)/, ':59');
  return /^[\d-]+T[\d:.]+Z$/.test(known) ? known : timestampOf(Date.parse(known));
}

function recordsOf(
  world: World,
  entitlement: Entitlement,
  records: Record<string, string>,
): Mapped {
  const {orgId, partner, pricing} = entitlement;
  return mapRecords(records, pricing.meteringDimensions ?? [], configOf(world, orgId, partner));
}

function partnerProblems({partner}: Entitlement): Problem[] {
  if (partner !== 'SNOWFLAKE') return [];
  const message = `${partnerName(partner)} doesn't support this operation.`;
  return [{code: 'partner_not_supported', message, field: '/entitlementId'}];
}

/** An ID can't be used for other usage, and not at all after the group was deleted. */
function idProblems(stored: Group | undefined, id: string): Problem[] {
  if (!stored) return [];
  const message = `A usage record group with the ID ${id} was deleted.`;
  return stored.status === 'DELETED'
    ? [{code: 'duplicate_id', message, field: '/id'}]
    : [reused(id)];
}

export const reused = (id: string): Problem => ({
  code: 'id_reused',
  message: `A usage record group with the ID ${id} exists, and its usage is different.`,
  field: '/id',
});

function statusProblems({status}: Entitlement): Problem[] {
  if (acceptsUsage.includes(status)) return [];
  const message = `The entitlement has the status ${status}, but this operation requires ACTIVE.`;
  return [{code: 'entitlement_not_active', message, field: '/entitlementId'}];
}

function formProblems({records, billableRecords}: GroupInput): Problem[] {
  if (records && billableRecords) {
    const message = 'Send either records or billableRecords, not both.';
    return [{code: 'mixed_record_forms', message}];
  }
  if (records ?? billableRecords) return [];
  return [{code: 'validation_failed', message: 'Must contain records or billableRecords.'}];
}

function quantityProblems({records, billableRecords}: GroupInput): Problem[] {
  const quantities = [
    ...Object.values(records ?? {}),
    ...(billableRecords ?? []).map(({quantity = '1'}) => quantity),
  ];
  if (quantities.length === 0 || quantities.some((text) => decimal(text) > zero)) return [];
  const field = records ? '/records' : '/billableRecords';
  return [{code: 'all_quantities_zero', message: 'All quantities are 0.', field}];
}

function keyProblems(
  world: World,
  entitlement: Entitlement,
  {billableRecords = []}: GroupInput,
  mapped?: Mapped,
): Problem[] {
  const known = billableRecords.length > 0 ? metricKeys(world, entitlement) : new Set<string>();
  return [
    ...(mapped?.unknown ?? []).map((key) => unknownKey(key, `/records/${escaped(key)}`)),
    ...billableRecords.flatMap(({key}: BillableRecord, index) =>
      known.has(key) ? [] : [unknownKey(key, `/billableRecords/${index}/key`)],
    ),
  ];
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const unknownKey = (key: string, field: string): Problem => ({
  code: 'unknown_dimension',
  message: `The entitlement has no dimension with the key ${key}.`,
  field,
});

/** The metrics that an entitlement accepts: its priced ones, or those that a dimension reports. */
export function metricKeys(world: World, {orgId, partner, pricing}: Entitlement): Set<string> {
  const metrics = world.store.collection('BillableMetric').all();
  const active = metrics.filter(({status}) => status === 'ACTIVE');
  if (isDirect(partner)) {
    const priced = new Set((pricing.billableDimensions ?? []).map((each) => each.billableMetricId));
    return new Set(active.filter(({id}) => priced.has(id)).map(({key}) => textOf(key)));
  }
  if (!configOf(world, orgId, partner).billableMetricsEnabled) return new Set();
  const dimensions = new Set((pricing.meteringDimensions ?? []).map(({key}) => key));
  return new Set(active.map(({key}) => textOf(key)).filter((key) => dimensions.has(key)));
}

const timeProblem = (code: string, message: string | undefined): Problem[] =>
  message ? [{code, message, field: '/timestamp'}] : [];

/** A problem as the contract's schema `ErrorDetail`. */
export const detailOf = ({code, message, field = ''}: Problem, pointer = ''): ErrorDetail => ({
  location: 'BODY',
  ...(pointer + field && {field: pointer + field}),
  code,
  message,
});

const largestBatch = 200;

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

function checkBatchSize({body}: {body: unknown}): void {
  const {groups} = fieldsOf(body);
  if (!Array.isArray(groups) || groups.length <= largestBatch) return;
  const message = `The batch has ${groups.length} items. The limit is ${largestBatch}.`;
  const details = [{location: 'BODY' as const, field: '/groups', code: 'batch_too_large', message}];
  throw new ApiError('batch_too_large', {message, details});
}

/** Values that the schemas reject too, but for which the operations have their own code. */
export const usageChecks: RequestChecks = {
  'batch-report-usage-record-groups': checkBatchSize,
  'batch-validate-usage-record-groups': checkBatchSize,
  'report-usage-record-group': ({body}) => {
    const {records, billableRecords} = fieldsOf(body);
    if (records === undefined || billableRecords === undefined) return;
    const message = 'Send either records or billableRecords, not both.';
    const details = [{location: 'BODY' as const, code: 'mixed_record_forms', message}];
    throw new ApiError('mixed_record_forms', {message, details});
  },
};

const hour = 3_600_000;

/** The usage that a window is about. */
type DatedUsage = {partner: string; entitlementId: string; timestamp: string};

/**
 * Why usage is too old at a moment, or nothing. Alibaba Cloud's window is the one of products that
 * are billed hourly, because the contract doesn't say which ones are billed daily.
 */
export function tooOld(world: World, usage: DatedUsage, now: string): string | undefined {
  const {partner, timestamp} = usage;
  const age = Date.parse(now) - Date.parse(timestamp);
  if (isDirect(partner)) return invoiced(world, usage);
  if (isAws(partner)) return age < 6 * hour ? undefined : limitText('AWS', 'the last 6 hours');
  if (partner === 'AZURE')
    return age <= 24 * hour ? undefined : limitText('Azure', 'the last 24 hours');
  if (partner === 'GCP')
    return age <= hour ? undefined : limitText('Google Cloud', 'the last hour');
  const isOpen = Date.parse(now) <= Date.parse(addHours(hourOf(timestamp), 2));
  return isOpen ? undefined : limitText('Alibaba Cloud', 'the current and the previous hour');
}

const limitText = (partner: string, period: string): string =>
  `${partner} accepts usage from ${period} only.`;

/** Direct usage can be added until the period's invoice exists. */
function invoiced(world: World, {entitlementId, timestamp}: DatedUsage): string | undefined {
  const date = timestamp.slice(0, 10);
  const invoice = world.store
    .collection('Invoice')
    .all()
    .find(
      ({entitlementId: id, type, status, periodStartDate, periodEndDate, createdAt}) =>
        id === entitlementId &&
        type === 'USAGE' &&
        status !== 'VOIDED' &&
        textOf(createdAt) <= world.now() &&
        textOf(periodStartDate) <= date &&
        date <= textOf(periodEndDate),
    );
  return invoice && `The invoice ${textOf(invoice.number)} for this period already exists.`;
}

const furthest = 5 * 60_000;

/** Why usage is too far in the future, or nothing. */
function tooNew({timestamp}: {timestamp: string}, now: string): string | undefined {
  const ahead = Date.parse(timestamp) - Date.parse(now);
  if (ahead <= furthest) return undefined;
  const minutes = Math.ceil(ahead / 60_000);
  const text = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  return `The timestamp is ${text} in the future.`;
}
