import {type Entity, type Mover, textOf} from '../types';

/** One line of a lifecycle, as in `x-lifecycle` of the contract. */
export interface Transition {
  /** Empty for a new entity. */
  from: string[];
  to: string;
  by: Mover;
  cause: string;
  operation?: string;
  event?: string;
}

export interface Lifecycle {
  /** Such as `OFFER`. */
  entity: string;
  /** The status schema, such as `OfferStatus`. */
  schema: string;
  transitions: Transition[];
}

/** An invoice is the only entity with two statuses. */
export const statusField = (lifecycle: Pick<Lifecycle, 'schema'>): string =>
  lifecycle.schema === 'InvoicePaymentStatus' ? 'paymentStatus' : 'status';

/** The store's collection of an entity type: `USAGE_RECORD_GROUP` is `UsageRecordGroup`. */
export const schemaOf = (entityType: string): string =>
  entityType
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const statusesOf = ({transitions}: Lifecycle): Set<string> =>
  new Set(transitions.flatMap(({from, to}) => [...from, to]));

export const lifecyclesOf = (all: Lifecycle[], entityType: string): Lifecycle[] =>
  all.filter(({entity}) => entity === entityType);

/** The entity type's lifecycle that has this status. */
export const lifecycleWith = (
  all: Lifecycle[],
  entityType: string,
  status: string,
): Lifecycle | undefined =>
  lifecyclesOf(all, entityType).find((lifecycle) => statusesOf(lifecycle).has(status));

/** The transitions that start from a status, or those of a new entity. */
export const transitionsFrom = (lifecycle: Lifecycle, status: string | null): Transition[] =>
  lifecycle.transitions.filter(({from}) =>
    status === null ? from.length === 0 : from.includes(status),
  );

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

/** A move that the lifecycle doesn't allow. In a handler it's a mistake of ours, in a control request the caller's. */
export class MoveError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MoveError';
  }
}

/** The first word of event types whose entity type has another name. */
const prefixes: Record<string, string> = {
  payment: 'PAYMENT_TRANSACTION',
  revenue: 'REVENUE_RECORD',
  webhook: 'WEBHOOK_ENDPOINT',
};

/** The entity type that an event is about: `offer.accepted` is about an `OFFER`. */
export function entityTypeOf(eventType: string): string {
  const prefix = eventType.slice(0, eventType.indexOf('.'));
  return prefixes[prefix] ?? prefix.toUpperCase();
}

/**
 * The events that a transition sends itself. Lifecycles also name an event that tells about the
 * transition but is another entity's, or that the entity sends with its next transition.
 */
export function sentBy(lifecycle: Lifecycle, {from, to, event}: Transition): string[] {
  if (!event || entityTypeOf(event) !== lifecycle.entity) return [];
  const sentNext =
    from.length === 0 &&
    lifecycle.transitions.some((next) => next.from.includes(to) && next.event === event);
  return sentNext ? [] : [event];
}
