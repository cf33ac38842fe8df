import {ApiError} from '../errors';
import {
  type Call,
  type Entity,
  type Json,
  type JsonObject,
  type Reply,
  textOf,
  type World,
} from '../types';
import {pageOf, type Position, Row} from './page';
import {matchesQuery, sortRows} from './query';

/*
 * For the domains:
 *   listReply(call, 'Offer')                       any list operation, from the collection
 *   listReply(call, 'Offer', {filters: {…}})       parameters that aren't a field's name
 *   listReply(call, '…', {rows: […], position})    computed rows, with what identifies one in a cursor
 *   queryReply(call, 'Offer')                      any query operation
 *   found(world, 'Offer', id, 'offer_not_found')   the entity, deleted or not, or the error
 *   foundLive(world, 'Offer', id, 'offer_not_found')  the same, but deleted ones don't exist
 */

export type ListOptions = {
  /** Instead of the collection. They keep their order, and path parameters aren't compared. */
  rows?: Row[];
  /** By parameter, if its name isn't the name of the field that it's compared with. */
  filters?: Filters;
  /** The field that `startDate` and `endDate` apply to. The default is `createdAt`. */
  dateField?: string;
  /** The field by which newer rows come first. The default is `createdAt`. */
  newest?: string;
  /** The fields that identify a row in a cursor. The default is `id`. */
  position?: Position;
  /** What the list shows of a row. The default is everything. */
  show?: (row: Row) => Row;
};

/** Answers a list operation: filters, date range, order, and pages as its parameters say. */
export function listReply(call: Call, schema: string, options: ListOptions = {}): Reply {
  const rows = options.rows ?? newestFirst(call.world, schema, options.newest);
  const path = options.rows ? {} : ownPath(call);
  const matching = rows.filter(
    (row) =>
      isShown(row, call.query.status) &&
      matchesAll(row, {...path, ...call.query}, options.filters ?? {}),
  );
  const dated = inDateRange(call, matching, options.dateField ?? 'createdAt');
  return pageOf(call, dated, call.query, options);
}

/** Answers a query operation, whose filters, order, and page are in the body. */
export function queryReply(call: Call, schema: string, options: ListOptions = {}): Reply {
  const {matches, asksForDeleted} = matchesQuery(call);
  const rows = newestFirst(call.world, schema, options.newest).filter(
    (row) => (row.status !== 'DELETED' || asksForDeleted) && matches(row),
  );
  return pageOf(call, sortRows(call, rows), call.body, options);
}

export function found(world: World, schema: string, id: string, code: string): Entity {
  const entity = world.store.collection(schema).get(id);
  if (!entity) throw new ApiError(code);
  return entity;
}

export function foundLive(world: World, schema: string, id: string, code: string): Entity {
  const entity = found(world, schema, id, code);
  if (entity.status === 'DELETED') throw new ApiError(code);
  return entity;
}

/** All entities of a schema, newest first. Of the same moment, the one that was added last is newer. */
export function newestFirst(world: World, schema: string, field = 'createdAt'): Entity[] {
  return world.store
    .collection(schema)
    .all()
    .reverse()
    .sort((a, b) => compare(textOf(b[field]), textOf(a[field])));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The list of an entity's parts has the entity's ID in its path. */
function ownPath({path: {orgId: _, ...path}}: Call): Record<string, string> {
  return path;
}

const isShown = (row: Row, status: unknown): boolean =>
  row.status !== 'DELETED' || (Array.isArray(status) && status.includes('DELETED'));

/** Compares a row with the value of a parameter. */
type Filters = Record<string, (row: Row, value: Json) => boolean>;

/** Parameters that choose the page or the period instead of comparing a field. */
const withoutField = new Set(['limit', 'cursor', 'includeTotal', 'startDate', 'endDate']);

function matchesAll(row: Row, parameters: JsonObject, filters: Filters): boolean {
  return Object.entries(parameters).every(([name, value]) => {
    if (value === undefined || withoutField.has(name)) return true;
    return filters[name] ? filters[name](row, value) : matchesField(row, name, value);
  });
}

function matchesField(row: Row, name: string, value: Json): boolean {
  const [, moment, side] = /^([a-z]+)(After|Before)$/.exec(name) ?? [];
  if (moment) return isOnSide(row[`${moment}At`], textOf(value), side === 'After');
  if (Array.isArray(value)) return value.includes(row[name] ?? null);
  const several = row[`${name}s`];
  if (Array.isArray(several)) return several.includes(value);
  return row[name] === value;
}

function isOnSide(moment: Json | undefined, limit: string, isAfter: boolean): boolean {
  if (typeof moment !== 'string') return false;
  return isAfter ? Date.parse(moment) >= Date.parse(limit) : Date.parse(moment) < Date.parse(limit);
}

/** Filters of texts, for parameters that don't compare the whole value. */
export const containsText =
  (field: string) =>
  (row: Row, value: Json): boolean =>
    lower(row[field]).includes(lower(value));

export const equalsIgnoringCase =
  (field: string) =>
  (row: Row, value: Json): boolean =>
    lower(row[field]) === lower(value);

const lower = (value: Json | undefined): string =>
  typeof value === 'string' ? value.toLowerCase() : '';

const day = 86_400_000;
const longestRange = 366;
const defaultRange = 30;

/** The days of `startDate` and `endDate`, both included, with the documented defaults. */
export function dateRange(call: Call): {startDate: string; endDate: string} {
  const endDate = optionalText(call.query.endDate) ?? call.world.now().slice(0, 10);
  const startDate =
    optionalText(call.query.startDate) ?? dateOf(Date.parse(endDate) - defaultRange * day);
  const days = (Date.parse(endDate) - Date.parse(startDate)) / day;
  if (days < 0) {
    throw new ApiError('date_range_too_wide', {
      message: `The endDate ${endDate} is before the startDate ${startDate}.`,
    });
  }
  if (days > longestRange) {
    throw new ApiError('date_range_too_wide', {
      message: `The date range covers ${days} days. The limit is ${longestRange}.`,
    });
  }
  return {startDate, endDate};
}

/** Rows of the period, if the operation has one. Operations without these parameters list all. */
export function inDateRange(call: Call, rows: Row[], field: string): Row[] {
  if (!operationsWithDates.has(call.slug)) return rows;
  const {startDate, endDate} = dateRange(call);
  return rows.filter((row) => {
    const date = optionalText(row[field])?.slice(0, 10);
    return date !== undefined && date >= startDate && date <= endDate;
  });
}

/** These default to the last 30 days, so the parameters matter even if a request has neither. */
const operationsWithDates = new Set([
  'list-notification-events',
  'list-notification-messages',
  'list-revenue-records',
  'list-usage-record-groups',
  'list-usage-record-reports',
]);

const optionalText = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
