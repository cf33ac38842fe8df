import {identity} from '@docs/content-model/identity';
import {isObject} from '@docs/contract';
import type {Call, Json, JsonObject} from '../types';

/** A part of an entity or body that's an object. Without it, an empty one. */
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

export const listOf = <Item extends Json = JsonObject>(value: Json | undefined): Item[] =>
  Array.isArray(value) ? (value as Item[]) : [];

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The contract has no empty fields: what's absent isn't written. */
export const present = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Changes that replace all fields of a stored object except those that `kept` names. */
export function replacing(stored: JsonObject, next: JsonObject, kept: string[]): JsonObject {
  const removed = Object.keys(stored).filter((name) => !(name in next) && !kept.includes(name));
  return {...next, ...Object.fromEntries(removed.map((name) => [name, undefined]))};
}

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
