import type {Collection, Entity, Store} from '../types';

/** One change of one entity. Undefined before it was created, and after it was removed. */
export interface StoredChange {
  schema: string;
  before?: Entity;
  after?: Entity;
}

/** A store that reports what changes in it. */
export function observedStore(store: Store, observe: (change: StoredChange) => void): Store {
  return {
    ...store,
    collection: (schema) => observed(store.collection(schema), schema, observe),
  };
}

function observed(
  collection: Collection,
  schema: string,
  observe: (change: StoredChange) => void,
): Collection {
  return {
    ...collection,
    put(entity) {
      const before = collection.get(entity.id);
      const after = collection.put(entity);
      observe({schema, before, after});
      return after;
    },
    remove(id) {
      observe({schema, before: collection.get(id)});
      collection.remove(id);
    },
  };
}
