import {identity} from '@docs/content-model/identity';
import {messageOf} from './event-message';
import {titleOf} from './event-title';
import {textOf} from '../lists/text';
import type {EventKind} from './event-kinds';
import type {Entity, EventDetails, Json, JsonObject} from '../types';

export interface Occurrence {
  kind: EventKind;
  entityType: string;
  entity: Entity;
  /** Whether an operation caused the event, so that its client is the author. */
  byOperation: boolean;
  details: EventDetails;
}

const system: JsonObject = {type: 'SYSTEM', name: identity.brand};

/** The `NotificationEvent` that the list operations return. */
export function notificationEvent(id: string, now: string, occurrence: Occurrence): Entity {
  const {kind, entityType, entity, details} = occurrence;
  const event: Record<string, Json | undefined> = {
    orgId: entity.orgId,
    type: kind.type,
    priority: kind.priority,
    entityType,
    entityId: entity.id,
    entityName: nameOf(entity),
    partner: entity.partner,
    title: details.title ?? titleOf(kind, entity),
    message: details.message ?? messageOf(kind.type, entity),
    channels: details.channels ?? [],
    contactIds: details.contactIds,
    createdAt: now,
    createdBy: authorOf(occurrence),
  };
  const present = Object.entries(event).filter(([, value]) => value !== undefined);
  return {id, ...Object.fromEntries(present)};
}

const nameOf = ({name, number, title}: Entity): Json | undefined => name ?? number ?? title;

function authorOf({byOperation, entity, details}: Occurrence): JsonObject {
  if (details.createdBy) return details.createdBy;
  const author = byOperation && (entity.updatedBy ?? entity.createdBy);
  return author && typeof author === 'object' && !Array.isArray(author) ? actorOf(author) : system;
}

/** The author of a ticket is described in another form than those of other entities. */
function actorOf({isStaff: _, ...author}: JsonObject): JsonObject {
  if ('type' in author) return author;
  const isClient = textOf(author.id).startsWith('cli_');
  return {type: isClient ? 'API_CLIENT' : 'USER', ...author};
}
