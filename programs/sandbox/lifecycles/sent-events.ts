import type {Lifecycle, Transition} from './lifecycles';

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
