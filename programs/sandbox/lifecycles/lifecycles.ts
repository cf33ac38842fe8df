import type {Mover} from '../types';

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
