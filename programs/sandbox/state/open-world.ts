import type {Spec} from '@docs/contract';
import {auditOf} from '../audit/audit';
import {entityTypesOf} from '../audit/entity-types';
import {createRecorder, type Recorder} from '../audit/recorder';
import {createClock, type Clock} from '../clock/clock';
import {emitterOf, type OpenEvents} from '../events/open-events';
import type {Lifecycle} from '../lifecycles/lifecycles';
import {changesOf} from '../lifecycles/move';
import type {Settling} from '../settling';
import type {JsonObject, Reactions, World} from '../types';
import {composeWorld} from '../world';
import {createIds} from './ids';
import {clockStart} from './seed';
import {createStore} from './store';

export interface WorldSources {
  spec: Spec;
  lifecycles: Lifecycle[];
  reactions: Reactions;
  events: OpenEvents;
  settling: Settling;
}

export interface OpenedWorld {
  world: World;
  clock: Clock;
  recorder: Recorder;
}

/** A world with this state, which a reset replaces by another one. */
export function openWorld(sources: WorldSources, state: JsonObject): OpenedWorld {
  const {spec, lifecycles, reactions, events, settling} = sources;
  const recorder = createRecorder(createStore(state), entityTypesOf(spec));
  const {store} = recorder;
  const clock = createClock(store, clockStart);
  const world = composeWorld({
    store,
    now: () => clock.now(),
    newId: createIds(store, () => clock.now()),
    lifecycles: changesOf({lifecycles, reactions, events}),
    emit: emitterOf(events),
    audit: auditOf,
    after: settling.add,
  });
  return {world, clock, recorder};
}
