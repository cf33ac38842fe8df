import type {Collection, Entity, JsonObject, Store} from '../types';
import {copyOf} from './copy';

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
