import {identity} from '@docs/content-model/identity';
import type {Call, Json, JsonObject} from '../../types';

/** The `Actor` of a change that a marketplace, a buyer, or a date causes. */
export const system: JsonObject = {type: 'SYSTEM', name: identity.brand};

/** The `Actor` of a request. */
export function clientOf({world, actor}: Call): JsonObject {
  const client = world.store.collection('ApiClient').get(actor.clientId);
  return {type: 'API_CLIENT', id: actor.clientId, name: client?.name ?? actor.clientId};
}

/** The first fields of every stored object. */
export function createdBy(call: Call): {[key: string]: Json | undefined} {
  const author = clientOf(call);
  const now = call.world.now();
  return {
    orgId: call.actor.orgId,
    createdAt: now,
    createdBy: author,
    updatedAt: now,
    updatedBy: author,
  };
}
