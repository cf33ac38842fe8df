import {allDeliveries} from '../events/delivery-records';
import {listEndpoints} from '../events/endpoints';
import type {ControlHandler} from './parts';
import type {Json, World} from '../types';

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

export const showOverview: ControlHandler = (parts) => {
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
