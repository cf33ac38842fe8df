import type {Store, World} from './types';

/** What the world consists of. Each part knows the others through the world only. */
export interface WorldParts {
  store: Store;
  now: () => string;
  newId: (prefix: string) => string;
  lifecycles: (world: World) => Pick<World, 'create' | 'move' | 'update'>;
  emit: (world: World) => World['emit'];
  audit: (world: World) => World['audit'];
  /** Gets the jobs that run after the response. */
  after: (job: () => void) => void;
}

export function composeWorld(parts: WorldParts): World {
  const {store, now, newId} = parts;
  const settings = savedSettings(store);
  const after = (job: () => void) => {
    if (settings.automatic) parts.after(job);
  };
  const world = {store, settings, now, newId, after} as World;
  const {emit, audit} = parts;
  return Object.assign(world, parts.lifecycles(world), {emit: emit(world), audit: audit(world)});
}

/** The store keeps the settings, so that a saved world behaves as before. */
function savedSettings(store: Store): World['settings'] {
  const collection = store.collection('SandboxSettings');
  return {
    get automatic() {
      return collection.get('settings')?.automatic !== false;
    },
    set automatic(automatic) {
      collection.put({id: 'settings', automatic});
    },
  };
}
