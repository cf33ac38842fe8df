import {ApiError} from '../api-error';
import type {Row} from '../lists/filters';
import {found, listReply, newestFirst, queryReply} from '../lists/list';
import {queryChecks} from '../lists/query/checks';
import {textOf} from '../lists/text';
import type {Call, Entity, Handlers, Json, RawRequest, Reply, RequestChecks} from '../types';

/** Events, messages, and the audit log are kept for a year. */
const keptDays = 365;

function isKept({world}: Call, moment: Json | undefined): boolean {
  const age = Date.parse(world.now()) - Date.parse(textOf(moment));
  return age <= keptDays * 86_400_000;
}

const keptRows = (call: Call, schema: string): Entity[] =>
  newestFirst(call.world, schema).filter(({createdAt}) => isKept(call, createdAt));

const priorities = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

function checkPriorities({query}: Pick<RawRequest, 'query'>): void {
  const names = [query?.priority ?? []].flat();
  const unknown = names.find((name) => !priorities.includes(textOf(name)));
  if (unknown === undefined) return;
  throw new ApiError('unknown_priority', {message: `${textOf(unknown)} isn't a valid priority.`});
}

function listNotificationEvents(call: Call): Reply {
  checkPriorities(call);
  return listReply(call, 'NotificationEvent', {rows: keptRows(call, 'NotificationEvent')});
}

const withoutEvents = new Set([
  'API_CLIENT',
  'BILLABLE_METRIC',
  'CONTACT',
  'ENTITLEMENT_TERM',
  'INTEGRATION',
  'ORGANIZATION',
  'USER',
]);

function listEventsOfEntity(call: Call): Reply {
  const {entityType = '', entityId} = call.path;
  if (withoutEvents.has(entityType)) {
    throw new ApiError('unknown_entity_type', {
      message: `The entity type ${entityType} has no events.`,
    });
  }
  const rows = keptRows(call, 'NotificationEvent').filter(
    (event) => event.entityType === entityType && event.entityId === entityId,
  );
  return listReply(call, 'NotificationEvent', {rows});
}

/** Lists leave out what a message says. */
function withoutContent({textContent: _text, htmlContent: _html, ...message}: Row): Row {
  return message;
}

function getNotificationMessage(call: Call): Reply {
  const code = 'notification_message_not_found';
  const message = found(call.world, 'NotificationMessage', call.path.messageId ?? '', code);
  if (!isKept(call, message.createdAt)) throw new ApiError(code);
  return {body: message};
}

/** A group of alternatives doesn't limit the period, so the condition must be outside of one. */
function queryAuditingEvents(call: Call): Reply {
  const filters = (call.body.filters ?? []) as {field?: string; op?: string}[];
  const isLimited = filters.some(
    ({field, op}) => field === 'occurredAt' && (op === 'GT' || op === 'GTE'),
  );
  if (!isLimited) throw new ApiError('date_range_required');
  return queryReply(call, 'AuditingEvent', {newest: 'occurredAt'});
}

/** The rows have no ID in the contract. */
const searchableObjects = ({world}: Call): Json[] =>
  world.store
    .collection('SearchableObject')
    .all()
    .map(({id: _, ...object}) => object);

export const notificationsAndAccessOperations: Handlers = {
  'list-api-clients': (call) => listReply(call, 'ApiClient'),
  'get-api-client': ({world, path}) => ({
    body: found(world, 'ApiClient', path.apiClientId ?? '', 'api_client_not_found'),
  }),
  'list-notification-events': listNotificationEvents,
  'list-notification-events-by-entity': listEventsOfEntity,
  'list-notification-messages': (call) =>
    listReply(call, 'NotificationMessage', {
      rows: keptRows(call, 'NotificationMessage'),
      show: withoutContent,
    }),
  'get-notification-message': getNotificationMessage,
  'list-searchable-objects': (call) => ({body: {data: searchableObjects(call)}}),
  'query-auditing-events': queryAuditingEvents,
};

/** With those of all queries, because they share one language. */
export const notificationsAndAccessChecks: RequestChecks = {
  ...queryChecks,
  'list-notification-events': checkPriorities,
};
