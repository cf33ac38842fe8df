import {createHash} from 'node:crypto';
import {type Entity, type JsonObject, textOf, type World} from '../types';

export interface NewEndpoint {
  url: string;
  eventTypes: string[];
  description?: string;
}

/** Endpoints as in the contract. Those of the seed have no secret, so they get no deliveries. */
const endpointsOf = (world: World) => world.store.collection('WebhookEndpoint');

/** The API never returns secrets, so they aren't part of the endpoint. */
const secretsOf = (world: World) => world.store.collection('SandboxWebhookSecret');

export const webhookSecretOf = (world: World, endpointId: string): string | undefined => {
  const secret = secretsOf(world).get(endpointId)?.secret;
  return typeof secret === 'string' ? secret : undefined;
};

export const listEndpoints = (world: World): Entity[] =>
  endpointsOf(world)
    .all()
    .filter(({id}) => webhookSecretOf(world, id));

export function addEndpoint(
  world: World,
  orgId: string,
  {url, eventTypes, description}: NewEndpoint,
): {endpoint: Entity; secret: string} {
  const id = world.newId('wh');
  // The same calls get the same secret, and it protects nothing outside of the sandbox.
  const secret = `whsec_${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
  const now = world.now();
  const endpoint: Entity = {
    id,
    orgId,
    url,
    ...(description && {description}),
    status: 'ENABLED',
    eventTypes,
    secretLastFour: secret.slice(-4),
    createdAt: now,
    updatedAt: now,
  };
  secretsOf(world).put({id, secret});
  return {endpoint: endpointsOf(world).put(endpoint), secret};
}

export function removeEndpoint(world: World, id: string): void {
  endpointsOf(world).remove(id);
  secretsOf(world).remove(id);
}

/** A test event goes to the endpoint that it's about, regardless of its event types. */
export function receives(endpoint: Entity, body: JsonObject): boolean {
  if (endpoint.status !== 'ENABLED') return false;
  const {entityId} = body.data as {entityId: string};
  if (body.type === 'webhook.test') return entityId === endpoint.id;
  const types = endpoint.eventTypes as string[];
  return types.length === 0 || types.includes(textOf(body.type));
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether requests to this host stay on the machine. */
export const isLoopback = (host: string): boolean => loopback.test(host.toLowerCase());
