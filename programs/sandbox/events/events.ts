import {type Entity, type EventDetails, type JsonObject, textOf, type World} from '../types';
import {EventKind, notificationEvent} from './notification-event';

interface NewEvent {
  type: string;
  entityType: string;
  entity: Entity;
  /** The field whose change the event reports. */
  statusField: string;
  byOperation: boolean;
  details: EventDetails;
}

interface PendingEvent {
  world: World;
  occurrence: NewEvent;
  event: Entity;
  isOpen: boolean;
}

/** An event stays open until its transition's reactions are done. */
export interface OpenEvents {
  open(world: World, occurrence: NewEvent): PendingEvent;
  /** Reactions add fields such as `acceptedAt` to the entity. The event has them too. */
  refresh(entity: Entity): void;
  close(event: PendingEvent): void;
}

export interface EventParts {
  kinds: Map<string, EventKind>;
  /** Gets the body of each event, in the order of the events. */
  send: (world: World, body: JsonObject) => void;
  /** Removes the fields that only certain operations return. */
  publish?: (entityType: string, entity: Entity) => Entity;
}

export function createEvents({kinds, send, publish = keepAll}: EventParts): OpenEvents {
  let pending: PendingEvent[] = [];

  const record = (world: World, occurrence: NewEvent, id: string, createdAt: string): Entity => {
    const kind = kinds.get(occurrence.type);
    if (!kind) throw new Error(`The contract has no event ${occurrence.type}.`);
    const event = notificationEvent(id, createdAt, {...occurrence, kind});
    return world.store.collection('NotificationEvent').put(event);
  };

  const finish = ({world, occurrence, event}: PendingEvent) => {
    const entity = publish(occurrence.entityType, occurrence.entity);
    const recorded = record(world, occurrence, event.id, textOf(event.createdAt));
    send(world, eventBody(recorded, entity, occurrence.details.previousStatus));
  };

  return {
    open(world, occurrence) {
      const event = record(world, occurrence, world.newId('evt'), world.now());
      const opened = {world, occurrence: {...occurrence}, event, isOpen: true};
      pending.push(opened);
      return opened;
    },
    refresh(entity) {
      for (const {occurrence} of pending.filter(({isOpen}) => isOpen)) {
        const {entity: before, statusField} = occurrence;
        const isSame = before.id === entity.id && before[statusField] === entity[statusField];
        if (isSame) occurrence.entity = entity;
      }
    },
    close(event) {
      event.isOpen = false;
      // A reaction's own events come after the event that it reacts to.
      if (pending.some(({isOpen}) => isOpen)) return;
      const finished = pending;
      pending = [];
      finished.forEach(finish);
    },
  };
}

const keepAll = (_entityType: string, entity: Entity): Entity => entity;

/** Belongs to `WorldParts.emit`. */
export const emitterOf =
  (events: OpenEvents) =>
  (world: World): World['emit'] =>
  (type, entityType, entity, details = {}) => {
    const opened = events.open(world, {
      type,
      entityType,
      entity,
      statusField: 'status',
      byOperation: false,
      details,
    });
    events.close(opened);
    return opened.event;
  };

/** Only get-notification-message returns a message's text. */
const hidden: Record<string, string[]> = {NOTIFICATION_MESSAGE: ['textContent', 'htmlContent']};

/** The body of the webhook, which has the entity as it was at the time of the event. */
function eventBody(event: Entity, entity: Entity, previousStatus: string | undefined): JsonObject {
  const entityType = textOf(event.entityType);
  const shown = Object.entries(entity).filter(([name]) => !hidden[entityType]?.includes(name));
  return {
    id: event.id,
    type: event.type,
    createdAt: event.createdAt,
    orgId: event.orgId,
    apiVersion: 'v1',
    data: {
      entityType,
      entityId: event.entityId,
      ...(previousStatus && {previousStatus}),
      entity: Object.fromEntries(shown),
    },
  };
}

/** The webhooks of an OpenAPI document, as far as this function reads them. */
export type Webhooks = Record<string, {post?: {summary?: string; 'x-priority'?: string}}>;

export const eventKindsOf = (webhooks: Webhooks): Map<string, EventKind> =>
  new Map(
    Object.entries(webhooks).map(([type, {post}]) => [
      type,
      {type, priority: post?.['x-priority'] ?? 'LOW', title: post?.summary ?? type},
    ]),
  );
