import {identity} from '@docs/content-model/identity';
import {partnerName} from '../operations/partners';
import {type Entity, type EventDetails, type Json, type JsonObject, textOf} from '../types';

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

type Title = (entity: Entity) => string;

const amountOf = (amount: Json | undefined): string => {
  const money = amount as {amount?: string; currency?: string} | undefined;
  return `${money?.amount ?? ''} ${money?.currency ?? ''}`.trim();
};

const hourOf = (timestamp: Json | undefined): string => textOf(timestamp).slice(11, 16);

const dayOf = (date: Json | undefined): string =>
  new Date(`${textOf(date)}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** Where the documented title says more than the event's name. */
const titles: Record<string, Title> = {
  'invoice.payment_failed': ({number}) => `Payment failed for invoice ${textOf(number)}`,
  'notification_message.failed': ({recipient}) =>
    `Message to ${textOf(recipient)} couldn't be sent`,
  'offer.cancel_failed': () => "Offer couldn't be canceled",
  'offer.create_failed': ({partner}) => `Offer rejected by ${partnerName(partner)}`,
  'offer.created': ({partner}) => `Offer sent to ${partnerName(partner)}`,
  'offer.expiry_extended': ({expiryDate}) => `Acceptance deadline extended to ${dayOf(expiryDate)}`,
  'offer.rejected': () => 'Offer declined by the buyer',
  'payment.failed': ({amount}) => `Charge of ${amountOf(amount)} failed`,
  'usage_record_group.report_failed': () => "Usage couldn't be reported",
  'usage_record_report.failed': ({startsAt, endsAt}) =>
    `Usage report for ${hourOf(startsAt)} to ${hourOf(endsAt)} UTC failed`,
};

const titleOf = (kind: EventKind, entity: Entity): string =>
  titles[kind.type]?.(entity) ?? kind.title;

/** Where entities have the reason for a failure. */
const reasons: ((entity: Entity) => Json | undefined)[] = [
  ({message}) => message,
  ({errorMessage}) => errorMessage,
  ({metaInfo}) => firstError(metaInfo),
];

/** The reason for a failure. Other events have no message. */
function messageOf(type: string, entity: Entity): string | undefined {
  if (!/failed$|invalid$/.test(type)) return undefined;
  const reason = reasons.map((read) => read(entity)).find((text) => typeof text === 'string');
  return typeof reason === 'string' ? reason : undefined;
}

function firstError(metaInfo: Json | undefined): Json | undefined {
  const {errors} = (metaInfo ?? {}) as {errors?: {message?: string}[]};
  return errors?.[0]?.message;
}

/** What the contract says about an event type. */
export interface EventKind {
  type: string;
  /** `x-priority` of the webhook. */
  priority: string;
  /** `summary` of the webhook. */
  title: string;
}
