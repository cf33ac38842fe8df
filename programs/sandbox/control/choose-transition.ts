import {textOf} from '../lists/text';
import {lifecycleWith, statusField, transitionsFrom} from '../lifecycles/lifecycles';
import type {Lifecycle, Transition} from '../lifecycles/lifecycles';
import type {Entity} from '../types';
import {ControlError} from './control-error';
import {knownValue} from './input';

interface Wish {
  entityType: string;
  /** Absent if a new entity is wanted. */
  entity?: Entity;
  to: string;
  by?: string;
}

const describe = ({to, by, operation, cause}: Transition): string =>
  operation ? `${to} with ${operation}` : `${to} by ${by} (${cause.replace(/\.$/, '')})`;

function statusesOf(lifecycles: Lifecycle[], entityType: string): string[] {
  const own = lifecycles.filter(({entity}) => entity === entityType);
  return [...new Set(own.flatMap(({transitions}) => transitions.map(({to}) => to)))];
}

/** The transition that the caller means. The API's own operations aren't among them. */
export function chooseTransition(lifecycles: Lifecycle[], wish: Wish): Transition {
  const {entityType, entity, to, by} = wish;
  knownValue(to, 'to', statusesOf(lifecycles, entityType));
  const lifecycle = lifecycleWith(lifecycles, entityType, to) as Lifecycle;
  const status = entity ? textOf(entity[statusField(lifecycle)]) : null;
  const possible = transitionsFrom(lifecycle, status);
  const fitting = possible.filter((transition) => transition.to === to);
  const chosen = chosenFrom(fitting, by);
  if (chosen) return chosen;
  const operation = fitting.find((transition) => transition.operation)?.operation;
  if (operation) throw new ControlError(`Call ${operation} to change the status to ${to}.`);
  throw impossible(wish, status, possible);
}

/** The clock is the last choice, because moving it has the same effect. */
function chosenFrom(fitting: Transition[], by?: string): Transition | undefined {
  const choices = fitting.filter((transition) => transition.by !== 'OPERATION');
  if (by !== undefined) return choices.find((transition) => transition.by === by);
  return choices.find((transition) => transition.by !== 'CLOCK') ?? choices[0];
}

function impossible(wish: Wish, status: string | null, possible: Transition[]): ControlError {
  const {entity, to, by} = wish;
  const subject = entity ? `${entity.id} has the status ${status} and` : 'A new entity';
  const allowed = possible.map(describe).join(', ');
  const hint = allowed ? `Possible: ${allowed}.` : 'The status is final.';
  return new ControlError(`${subject} can't change to ${to}${by ? ` by ${by}` : ''}. ${hint}`);
}
