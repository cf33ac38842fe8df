import {testSpec} from '@docs/contract/testing';
import {describe, expect, it} from 'vitest';
import {seedFrom} from '../state/seed';
import type {Entity} from '../types';
import {eventKindsOf} from './events';
import {notificationEvent} from './notification-event';

type Body = {
  id: string;
  type: string;
  createdAt: string;
  data: {entityType: string; previousStatus?: string; entity: Entity};
};

const spec = await testSpec();
const kinds = eventKindsOf(spec.webhooks);

const bodies = Object.values(spec.webhooks).flatMap(({post}) =>
  Object.values(post?.requestBody?.content['application/json']?.examples ?? {}).map(
    ({value}) => value as Body,
  ),
);

/** The events that the contract shows both as a webhook and in a list. */
const documented = (seedFrom(spec).NotificationEvent as Entity[]).flatMap((event) => {
  const body = bodies.find(({id}) => id === event.id);
  return body ? [{name: body.type, event, body}] : [];
});

/** What only the cause of an event knows, so that it's passed on as a detail. */
const fromCause = ['message', 'channels', 'contactIds', 'createdBy'];

describe('documented events', () => {
  it('are both webhooks and notification events', () => {
    expect(documented.length).toBeGreaterThan(8);
  });

  it.each(documented)('$name looks like the documented one', ({event, body}) => {
    const kind = kinds.get(body.type);
    if (!kind) throw new Error(`The contract has no event ${body.type}.`);
    const {entityType, entity} = body.data;
    const details = Object.fromEntries(
      fromCause.filter((name) => name in event).map((name) => [name, event[name]]),
    );
    const occurrence = {kind, entityType, entity, byOperation: false, details};
    const built = notificationEvent(body.id, body.createdAt, occurrence);
    // Only the operation knows how many contacts get an email.
    const {title, ...rest} = event;
    if (body.type !== 'offer.contacts_notified') expect(built.title).toBe(title);
    expect(built).toMatchObject(rest);
  });
});
