import {identity} from '@docs/content-model/identity';
import type {JsonObject, Store, World} from '../types';
import {auditEntry} from './entry';
import {observedStore, type StoredChange} from './observed-store';

/** Who caused the changes, and through which request. */
export interface Occasion {
  actor: JsonObject;
  slug?: string;
  /** What an entry says about the request, such as its ID. */
  request?: JsonObject;
}

export interface Recorder {
  store: Store;
  /** Writes an entry to the audit log for each entity that changed since the last time. */
  write(world: World, occasion: Occasion): void;
}

export const system: Occasion = {actor: {type: 'SYSTEM', name: identity.brand}};

/** Watches a store for the audit log. `entityTypes` has the contract's names for its collections. */
export function createRecorder(inner: Store, entityTypes: Map<string, string>): Recorder {
  let changes = new Map<string, StoredChange>();
  const store = observedStore(inner, (change) => {
    const id = change.after?.id ?? change.before?.id;
    if (!id || !entityTypes.has(change.schema)) return;
    const known = changes.get(id);
    // Several changes in one request are one entry.
    changes.set(id, {...change, before: known ? known.before : change.before});
  });
  return {
    store,
    write(world, {actor, slug, request = {}}) {
      const finished = [...changes.values()];
      changes = new Map();
      for (const change of finished) {
        const entry = auditEntry(entityTypes.get(change.schema) ?? '', change, slug);
        if (entry) world.audit({...entry, actor, ...request});
      }
    },
  };
}
