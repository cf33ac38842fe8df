import {emitterOf, type OpenEvents} from '../events/events';
import type {Lifecycle} from '../lifecycles/lifecycles';
import {changesOf} from '../lifecycles/move';
import {type JsonObject, type Reactions, type Store, textOf, type World} from '../types';
import {clockStart} from './seed';
import {createIds, createStore} from './store';

export interface WorldSources {
  lifecycles: Lifecycle[];
  reactions: Reactions;
  events: OpenEvents;
  settling: Settling;
}

export interface OpenedWorld {
  world: World;
  clock: Clock;
}

/** A world with this state, which a reset replaces by another one. */
export function openWorld(sources: WorldSources, state: JsonObject): OpenedWorld {
  const {lifecycles, reactions, events, settling} = sources;
  const store = createStore(state);
  const clock = createClock(store, clockStart);
  const world = composeWorld({
    store,
    now: () => clock.now(),
    newId: createIds(store, () => clock.now()),
    lifecycles: changesOf({lifecycles, reactions, events}),
    emit: emitterOf(events),
    after: settling.add,
  });
  return {world, clock};
}

/** What the world consists of. Each part knows the others through the world only. */
export interface WorldParts {
  store: Store;
  now: () => string;
  newId: (prefix: string) => string;
  lifecycles: (world: World) => Pick<World, 'create' | 'move' | 'update'>;
  emit: (world: World) => World['emit'];
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
  return Object.assign(world, parts.lifecycles(world), {emit: parts.emit(world)});
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

/** The sandbox's time, which stands still until it's moved. */
export interface Clock {
  now: () => string;
  set: (now: string) => void;
}

/** The store keeps the time, so that a saved world continues where it stopped. */
export function createClock(store: Store, start: string): Clock {
  const collection = store.collection('SandboxClock');
  return {
    now: () => textOf(collection.get('clock')?.now ?? start),
    set: (now) => {
      collection.put({id: 'clock', now});
    },
  };
}

/** What happens right after a response: the steps of marketplaces and payment providers. */
export interface Settling {
  add: (job: () => void) => void;
  /** Runs the jobs in their order, including those that they add. */
  run: () => void;
  clear: () => void;
}

/** A chain of steps has an end. One without would block the sandbox. */
const maximumJobs = 10_000;

export function createSettling(report: (error: unknown) => void): Settling {
  let jobs: (() => void)[] = [];
  return {
    add(job) {
      jobs.push(job);
    },
    run() {
      for (let count = 0; jobs.length > 0; count += 1) {
        if (count >= maximumJobs) throw new Error('The sandbox settles without an end.');
        const job = jobs.shift();
        try {
          job?.();
        } catch (error) {
          // Only this step fails. The caller already has a response.
          report(error);
        }
      }
    },
    clear() {
      jobs = [];
    },
  };
}
