import {createHash} from 'node:crypto';
import type {Collection, Entity, Json, JsonObject, Store} from '../types';

/**
 * Keeps the entities in memory. What goes in and comes out is a copy, so a change counts only
 * after `put`.
 */
export function createStore(saved: JsonObject = {}): Store {
  const collections = new Map<string, Collection>();
  const collection = (schema: string): Collection => {
    const known = collections.get(schema);
    if (known) return known;
    const created = createCollection();
    collections.set(schema, created);
    return created;
  };
  for (const [schema, entities] of Object.entries(saved)) {
    for (const entity of entities as Entity[]) collection(schema).put(entity);
  }
  const toJson = (): JsonObject =>
    Object.fromEntries([...collections].map(([schema, entities]) => [schema, entities.all()]));
  return {collection, toJson};
}

function createCollection(): Collection {
  const entities = new Map<string, Entity>();
  return {
    get: (id) => {
      const entity = entities.get(id);
      return entity && copyOf(entity);
    },
    all: () => [...entities.values()].map((entity) => copyOf(entity)),
    put: (entity) => {
      entities.set(entity.id, copyOf(entity));
      return entity;
    },
    remove: (id) => {
      entities.delete(id);
    },
  };
}

/** A deep copy. Ten times as fast as `structuredClone`, because it knows only what JSON has. */
function copyOf<T extends Json | undefined>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copyOf(item)) as T;
  const copy: JsonObject = {};
  for (const name of Object.keys(value)) copy[name] = copyOf(value[name]);
  return copy as T;
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Makes ULIDs from the sandbox's clock and the number of IDs so far, so that the same calls always
 * get the same IDs. The store keeps the number, because a saved world must not repeat an ID.
 */
export function createIds(store: Store, now: () => string): (prefix: string) => string {
  const counters = store.collection('SandboxCounter');
  return (prefix) => {
    const count = Number(counters.get('ids')?.count ?? 0) + 1;
    counters.put({id: 'ids', count});
    return `${prefix}_${timePart(Date.parse(now()))}${randomPart(`${prefix} ${count}`)}`;
  };
}

function timePart(milliseconds: number): string {
  const digits = Array.from({length: 10}, (_, index) =>
    Math.floor(milliseconds / 32 ** (9 - index)),
  );
  return digits.map((digit) => alphabet.charAt(digit % 32)).join('');
}

function randomPart(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 16);
  return [...bytes].map((byte) => alphabet.charAt(byte % 32)).join('');
}

/** IDs of requests. The same calls get the same IDs. */
export function createRequestIds(store: () => Store): () => string {
  return () => {
    const counters = store().collection('SandboxCounter');
    const count = Number(counters.get('requests')?.count ?? 0) + 1;
    counters.put({id: 'requests', count});
    const digest = createHash('sha256').update(`request ${count}`).digest('hex');
    return `req_${digest.slice(0, 12)}`;
  };
}
