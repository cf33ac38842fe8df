import {allDeliveries} from '../events/deliveries';
import {listEndpoints} from '../events/endpoints';
import {MoveError} from '../lifecycles/lifecycles';
import type {Json, World} from '../types';
import {moveClock, showClock} from './clock';
import {addFailure, clearFailures, listFailures} from './failures';
import {readBody} from './input';
import {
  ControlError,
  type ControlHandler,
  type ControlParts,
  type ControlReply,
  type ControlRequest,
} from './parts';
import {makeTransition, sendEvent} from './transitions';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  testWebhookEndpoint,
} from './webhook-endpoints';

/** What each control endpoint does, for readers who have only the address. */
const guide = {
  'GET /_sandbox': 'This overview.',
  'GET /_sandbox/clock': "The sandbox's time.",
  'POST /_sandbox/clock': 'Moves the clock: {"advance": "P1D"} or {"to": "2026-06-01T00:00:00Z"}.',
  'POST /_sandbox/transitions':
    'Acts as the buyer, marketplace, or payment provider: {"entityType", "id", "to", "by"?, "fields"?}. Without "id", creates an entity from "fields".',
  'POST /_sandbox/events':
    'Sends an event that comes without a change of status: {"type", "id", "fields"?}.',
  'GET /_sandbox/failures': 'The errors that the next calls return.',
  'POST /_sandbox/failures': 'Makes the next calls fail: {"operation"?, "code", "times"?}.',
  'DELETE /_sandbox/failures': 'Lets all calls succeed again.',
  'GET /_sandbox/deliveries': 'Webhook deliveries with their attempts, headers, and bodies.',
  'GET /_sandbox/webhook-endpoints': 'The registered endpoints.',
  'POST /_sandbox/webhook-endpoints':
    'Registers an endpoint and returns its secret: {"url", "events"?, "description"?}.',
  'POST /_sandbox/webhook-endpoints/{id}/test': 'Sends a test event to the endpoint.',
  'DELETE /_sandbox/webhook-endpoints/{id}': 'Removes the endpoint.',
  'GET /_sandbox/settings': 'The settings.',
  'POST /_sandbox/settings':
    'Changes the settings: {"automatic": false} stops marketplaces and payment providers from acting on their own.',
  'POST /_sandbox/reset': 'Puts everything back to the sample data.',
};

const showOverview: ControlHandler = (parts) => {
  const world = parts.world();
  return {
    status: 200,
    body: {
      ...parts.about?.(),
      orgId: parts.orgId,
      now: world.now(),
      settings: {...world.settings},
      entities: countEntities(world),
      webhookEndpoints: listEndpoints(world),
      deliveries: countDeliveries(world),
      failures: parts.failures.list(),
      endpoints: guide,
    },
  };
};

function countEntities(world: World): Record<string, number> {
  const collections = Object.entries(world.store.toJson())
    .filter(([name]) => !name.startsWith('Sandbox'))
    .map(([name, entities]): [string, number] => [name, (entities as Json[]).length]);
  return Object.fromEntries(collections.sort(([first], [second]) => first.localeCompare(second)));
}

function countDeliveries(world: World): Record<string, number> {
  const states = allDeliveries(world).map(({state}) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return {pending: count('PENDING'), delivered: count('DELIVERED'), failed: count('FAILED')};
}

const showSettings: ControlHandler = ({world}) => ({
  status: 200,
  body: {...world().settings},
});

const changeSettings: ControlHandler = ({world}, request) => {
  const {automatic} = readBody(request.body, ['automatic']);
  if (typeof automatic !== 'boolean') {
    throw new ControlError('"automatic" must be true or false.');
  }
  world().settings.automatic = automatic;
  return {status: 200, body: {...world().settings}};
};

const prefix = '/_sandbox';

const showDeliveries: ControlHandler = async ({world, deliveries}) => {
  await deliveries.flush(world());
  return {status: 200, body: {data: allDeliveries(world())}};
};

const reset: ControlHandler = (parts) => {
  parts.failures.clear();
  parts.reset();
  return {status: 200, body: {now: parts.clock().now()}};
};

/** By path below the prefix. `*` stands for an ID. */
const routes: Record<string, Record<string, ControlHandler>> = {
  '': {GET: showOverview},
  '/clock': {GET: showClock, POST: moveClock},
  '/transitions': {POST: makeTransition},
  '/events': {POST: sendEvent},
  '/failures': {GET: listFailures, POST: addFailure, DELETE: clearFailures},
  '/deliveries': {GET: showDeliveries},
  '/webhook-endpoints': {GET: listWebhookEndpoints, POST: createWebhookEndpoint},
  '/webhook-endpoints/*': {DELETE: deleteWebhookEndpoint},
  '/webhook-endpoints/*/test': {POST: testWebhookEndpoint},
  '/settings': {GET: showSettings, POST: changeSettings},
  '/reset': {POST: reset},
};

/** Whether a path belongs to the control endpoints. */
export const isControlPath = (path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

/** Answers the requests below `/_sandbox`. They need no token, because only this machine can send them. */
export const createControl =
  (parts: ControlParts) =>
  async (request: ControlRequest): Promise<ControlReply> => {
    try {
      const {handler, id} = findHandler(request);
      const reply = await handler(parts, {id, body: request.body});
      parts.settle();
      await parts.deliveries.flush(parts.world());
      return reply;
    } catch (error) {
      if (error instanceof ControlError) return failure(error.status, error.message);
      if (error instanceof MoveError) return failure(400, error.message);
      throw error;
    }
  };

const failure = (status: number, message: string): ControlReply => ({
  status,
  body: {error: {code: 'invalid_control_request', message}},
});

function findHandler({method, path}: ControlRequest): {handler: ControlHandler; id: string} {
  const below = path.slice(prefix.length).replace(/\/$/, '');
  const [, name = '', id = '', ...rest] = below.split('/');
  const pattern = id === '' ? below : ['', name, '*', ...rest].join('/');
  const methods = Object.hasOwn(routes, pattern) ? routes[pattern] : undefined;
  if (!methods) throw new ControlError(`${path} doesn't exist. See GET ${prefix}.`, 404);
  const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (handler) return {handler, id};
  throw new ControlError(`${path} supports ${Object.keys(methods).join(', ')}.`, 405);
}
