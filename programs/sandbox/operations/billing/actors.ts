import {identity} from '@docs/content-model/identity';
import type {Call, JsonObject} from '../../types';

/** The author of what happens without a request. */
export const system: JsonObject = {type: 'SYSTEM', name: identity.brand};

/** The API client that sent the request, as the contract's schema `Actor`. */
export function clientOf({world, actor}: Call): JsonObject {
  const client = world.store.collection('ApiClient').get(actor.clientId);
  return {type: 'API_CLIENT', id: actor.clientId, name: client?.name};
}
