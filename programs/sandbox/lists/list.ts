import {ApiError} from '../api-error';
import type {Call, Entity, Reply, World} from '../types';
import {matchesQuery, sortRows} from './query/query';
import {inDateRange} from './date-range';
import {type Filters, matchesAll, type Row} from './filters';
import {pageOf, type Position} from './page';
import {textOf} from './text';

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
