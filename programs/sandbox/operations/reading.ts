import {ApiError} from '../errors';
import {found, listReply, newestFirst} from '../lists/list';
import {type Row} from '../lists/page';
import {queryChecks} from '../lists/query';
import {
  type Call,
  type Entity,
  type Handlers,
  type Json,
  type RawRequest,
  type Reply,
  type RequestChecks,
  textOf,
} from '../types';
import {isDirect, notSupported} from './partners';

/** Events and messages are kept for a year. */
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

/** The records of the sample data. The sandbox doesn't import any. */
function listRevenueRecords(call: Call): Reply {
  if (isDirect(call.query.partner)) throw notSupported(call.query.partner);
  return listReply(call, 'RevenueRecord', {dateField: 'date', newest: 'date'});
}

/** The rows have no ID in the contract. */
const searchableObjects = ({world}: Call): Json[] =>
  world.store
    .collection('SearchableObject')
    .all()
    .map(({id: _, ...object}) => object);

export const readingOperations: Handlers = {
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
  'list-revenue-records': listRevenueRecords,
  'list-searchable-objects': (call) => ({body: {data: searchableObjects(call)}}),
};

/** With those of all queries, because they share one language. */
export const readingChecks: RequestChecks = {
  ...queryChecks,
  'list-notification-events': checkPriorities,
};
