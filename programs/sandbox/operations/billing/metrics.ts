import {ApiError} from '../../errors';
import {found, foundLive, listReply} from '../../lists/list';
import {
  type Call,
  type Entity,
  type Handlers,
  type JsonObject,
  type RequestChecks,
  textOf,
  type World,
} from '../../types';
import {clientOf} from '../fields';
import {allOf} from './entities';

const code = 'billable_metric_not_found';

function createMetric(call: Call): Entity {
  const {world, actor, body} = call;
  const metrics = allOf(world, 'BillableMetric');
  // Deleted metrics keep their keys.
  if (metrics.some(({key}) => key === body.key)) {
    const message = `Another metric already has the key ${textOf(body.key)}.`;
    throw new ApiError('key_taken', {message});
  }
  const author = clientOf(call);
  const now = world.now();
  return world.store.collection('BillableMetric').put({
    id: world.newId('bm'),
    orgId: actor.orgId,
    ...body,
    filterGroups: body.filterGroups ?? [],
    groupBys: body.groupBys ?? [],
    status: 'ACTIVE',
    createdAt: now,
    createdBy: author,
    updatedAt: now,
    updatedBy: author,
  });
}

function updateMetric(call: Call): Entity {
  const {world, path, body} = call;
  const metric = found(world, 'BillableMetric', path.billableMetricId ?? '', code);
  if (metric.status === 'DELETED') {
    // A repeated deletion changes nothing, but there's nothing left to rename.
    const isRepeated = Object.keys(body).length === 1 && body.status === 'DELETED';
    if (isRepeated) return metric;
    throw new ApiError(code);
  }
  if (body.status === 'DELETED') requireUnused(world, metric.id);
  const changes = {
    ...body,
    ...('description' in body && {description: body.description ?? undefined}),
  };
  const isSame = Object.entries(changes).every(([name, value]) => metric[name] === value);
  if (isSame) return metric;
  return world.update('BILLABLE_METRIC', metric.id, {...changes, updatedBy: clientOf(call)});
}

const endedStatuses = ['CANCELLED', 'CREATE_FAILED', 'DELETED', 'ENDED', 'EXPIRED', 'REJECTED'];

function requireUnused(world: World, id: string): void {
  const offers = pricing(world, 'Offer', id).length;
  const entitlements = pricing(world, 'Entitlement', id).length;
  if (offers + entitlements === 0) return;
  const users = [counted(offers, 'offer'), counted(entitlements, 'entitlement')].flat();
  throw new ApiError('metric_in_use', {message: `The metric is priced in ${users.join(' and ')}.`});
}

const counted = (count: number, name: string): string[] =>
  count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`];

/** Those that haven't ended and charge for the metric, now or from a later date. */
const pricing = (world: World, schema: string, id: string): Entity[] =>
  allOf(world, schema).filter(
    ({status, pricing: current, scheduledPriceChange}) =>
      !endedStatuses.includes(textOf(status)) &&
      [current, scheduledPriceChange].some((prices) => charges(prices as JsonObject, id)),
  );

function charges(prices: JsonObject | undefined, id: string): boolean {
  const dimensions = (prices?.billableDimensions ?? []) as JsonObject[];
  return dimensions.some(({billableMetricId}) => billableMetricId === id);
}

const fixedFields = ['key', 'aggregationType', 'uniqueOnProperty', 'filterGroups', 'groupBys'];

const fieldsOf = (body: unknown): JsonObject =>
  typeof body === 'object' && body !== null ? (body as JsonObject) : {};

export const metricChecks: RequestChecks = {
  'create-billable-metric': ({body}) => {
    const {aggregationType, uniqueOnProperty} = fieldsOf(body);
    if (aggregationType === 'UNIQUE_COUNT' && uniqueOnProperty === undefined) {
      throw new ApiError('property_required_for_unique_count');
    }
  },
  'update-billable-metric': ({body}) => {
    const field = fixedFields.find((name) => name in fieldsOf(body));
    if (field) throw new ApiError('field_immutable', {message: `${field} can't be changed.`});
  },
};

export const metricOperations: Handlers = {
  'create-billable-metric': (call) => ({body: createMetric(call)}),
  'get-billable-metric': ({world, path}) => ({
    body: foundLive(world, 'BillableMetric', path.billableMetricId ?? '', code),
  }),
  'update-billable-metric': (call) => ({body: updateMetric(call)}),
  'list-billable-metrics': (call) => listReply(call, 'BillableMetric'),
};
