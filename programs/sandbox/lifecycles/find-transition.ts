import {textOf} from '../lists/text';
import {lifecycleWith, statusField, transitionsFrom} from './lifecycles';
import type {Lifecycle, Transition} from './lifecycles';
import {MoveError} from './move-error';
import type {Entity, Mover} from '../types';

export interface Cause {
  by: Mover;
  operation?: string;
}

const describe = ({to, by, operation}: Transition): string =>
  `${to} by ${operation ? `${by} ${operation}` : by}`;

function matching(transitions: Transition[], to: string, cause: Cause): Transition | undefined {
  return transitions.find(
    (transition) =>
      transition.to === to &&
      transition.by === cause.by &&
      (!transition.operation || transition.operation === cause.operation),
  );
}

/** Where an entity can go from here, for people. */
function describeTransitions(lifecycle: Lifecycle, status: string | null): string {
  const allowed = transitionsFrom(lifecycle, status).map(describe);
  return allowed.length > 0 ? `Allowed: ${allowed.join(', ')}.` : 'This status is final.';
}

/** The transition into the first status of a new entity. */
export function findCreation(lifecycle: Lifecycle, status: string, cause: Cause): Transition {
  const found = matching(transitionsFrom(lifecycle, null), status, cause);
  if (found) return found;
  throw new MoveError(
    `A new ${lifecycle.entity} can't have the status ${status} (by ${cause.operation ?? cause.by}). ${describeTransitions(lifecycle, null)}`,
  );
}

export interface FoundTransition {
  lifecycle: Lifecycle;
  transition: Transition;
  previous: string;
}

/** The transition that changes an existing entity to a status. */
export function findTransition(
  lifecycles: Lifecycle[],
  entityType: string,
  entity: Entity,
  to: string,
  cause: Cause,
): FoundTransition {
  const lifecycle = lifecycleWith(lifecycles, entityType, to);
  if (!lifecycle) throw new MoveError(`${entityType} has no status ${to}.`);
  const previous = textOf(entity[statusField(lifecycle)]);
  const transition = matching(transitionsFrom(lifecycle, previous), to, cause);
  if (transition) return {lifecycle, transition, previous};
  throw new MoveError(
    `${entityType} ${entity.id} can't change from ${previous} to ${to} by ${cause.operation ?? cause.by}. ${describeTransitions(lifecycle, previous)}`,
  );
}
