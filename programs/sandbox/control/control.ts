import {allDeliveries} from '../events/delivery-records';
import {MoveError} from '../lifecycles/move-error';
import {moveClock, showClock} from './clock-endpoint';
import {ControlError} from './control-error';
import {sendEvent} from './events-endpoint';
import {addFailure, clearFailures, listFailures} from './failures-endpoint';
import {showOverview} from './overview';
import type {ControlHandler, ControlParts, ControlReply, ControlRequest} from './parts';
import {changeSettings, showSettings} from './settings';
import {makeTransition} from './transitions-endpoint';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  testWebhookEndpoint,
} from './webhook-endpoints';

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
