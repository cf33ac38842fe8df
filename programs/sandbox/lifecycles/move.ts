import type {OpenEvents} from '../events/events';
import {
  type Entity,
  type EventDetails,
  type JsonObject,
  type Move,
  type Reactions,
  textOf,
  type World,
} from '../types';
import {
  type Cause,
  findCreation,
  findTransition,
  type Lifecycle,
  lifecyclesOf,
  MoveError,
  schemaOf,
  sentBy,
  statusField,
  type Transition,
} from './lifecycles';

type Changes = Pick<World, 'create' | 'move' | 'update'>;

export interface MoveParts {
  lifecycles: Lifecycle[];
  /** Those of all domains. */
  reactions: Reactions;
  events: OpenEvents;
}

interface Change {
  entityType: string;
  entity: Entity;
  lifecycle: Lifecycle;
  transition: Transition;
  cause: Cause & {event?: EventDetails};
  previous: string | null;
}

/** The only functions that change entities with a status. They belong to `WorldParts.lifecycles`. */
export const changesOf =
  ({lifecycles, reactions, events}: MoveParts) =>
  (world: World): Changes => {
    const react = (changes: Change[]) => {
      for (const {entityType, entity, transition, previous} of changes) {
        reactions[`${entityType}.${transition.to}`]?.(world, entity, previous);
      }
    };

    /** Fields that a reaction sets on the same entity are part of the event. */
    const announce = (changes: Change[]) => {
      const types = new Set(
        changes.flatMap((change) => sentBy(change.lifecycle, change.transition)),
      );
      const opened = [...types].map((type) => events.open(world, eventOf(type, changes)));
      try {
        react(changes);
      } finally {
        for (const event of opened) events.close(event);
      }
    };

    return {
      create(entityType, entity, cause) {
        const changes = lifecyclesOf(lifecycles, entityType).map((lifecycle) => {
          const status = textOf(entity[statusField(lifecycle)]);
          const transition = findCreation(lifecycle, status, cause);
          return {entityType, entity, lifecycle, transition, cause, previous: null};
        });
        collectionOf(world, entityType).put(entity);
        announce(changes);
        return current(world, entityType, entity.id);
      },
      move(move) {
        const entity = current(world, move.entityType, move.id);
        const found = findTransition(lifecycles, move.entityType, entity, move.to, move);
        const moved = write(world, move, entity, {[statusField(found.lifecycle)]: move.to});
        announce([{...found, entityType: move.entityType, entity: moved, cause: move}]);
        return current(world, move.entityType, move.id);
      },
      update(entityType, id, changes) {
        const entity = current(world, entityType, id);
        const field = lifecyclesOf(lifecycles, entityType)
          .map(statusField)
          .find((name) => name in changes && changes[name] !== entity[name]);
        if (field) throw new MoveError(`Use move to change ${field} of ${entityType}.`);
        const updated = write(world, {entityType, changes}, entity, {});
        events.refresh(updated);
        return updated;
      },
    };
  };

function eventOf(type: string, changes: Change[]) {
  const [{entityType, entity, lifecycle, transition, cause, previous}] = changes as [Change];
  // An event's previous status is that of `status`, even if the entity has another status as well.
  const changed =
    previous !== null && previous !== transition.to && statusField(lifecycle) === 'status';
  return {
    type,
    entityType,
    entity,
    statusField: statusField(lifecycle),
    byOperation: cause.by === 'OPERATION',
    details: {
      ...cause.event,
      previousStatus: changed ? previous : undefined,
    },
  };
}

const collectionOf = (world: World, entityType: string) =>
  world.store.collection(schemaOf(entityType));

function current(world: World, entityType: string, id: string): Entity {
  const entity = collectionOf(world, entityType).get(id);
  if (entity) return entity;
  throw new MoveError(`The sandbox has no ${entityType} with the ID ${id}.`);
}

/** An absent value takes the field out, because the contract has no empty fields. */
function write(
  world: World,
  {entityType, changes = {}}: Pick<Move, 'entityType' | 'changes'>,
  entity: Entity,
  status: JsonObject,
): Entity {
  const next: Entity = {...entity, ...changes, ...status, id: entity.id, updatedAt: world.now()};
  for (const [name, value] of Object.entries(next)) {
    if (value === undefined) Reflect.deleteProperty(next, name);
  }
  return collectionOf(world, entityType).put(next);
}
