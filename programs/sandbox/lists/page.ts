import {ApiError} from '../api-error';
import type {Call, JsonObject, Reply} from '../types';
import {createCursor, readCursor} from './cursor';
import type {Row} from './filters';

export type Position = (row: Row) => JsonObject;

type PageOptions = {position?: Position; show?: (row: Row) => Row};

const defaultLimit = 50;

/** One page of the rows, with the cursor of the next if there is one. */
export function pageOf(
  call: Call,
  rows: Row[],
  {limit, cursor, includeTotal, ...filters}: JsonObject,
  {position = ({id}) => ({id}), show = (row) => row}: PageOptions,
): Reply {
  const context = {call, filters: {...call.path, ...filters}};
  const start = typeof cursor === 'string' ? afterCursor(rows, cursor, position, context) : 0;
  const end = start + Number(limit ?? defaultLimit);
  const last = rows[end - 1];
  const nextCursor = last && rows.length > end ? createCursor(position(last), end, context) : null;
  const data = rows.slice(start, end).map(show);
  return {body: {data, nextCursor, ...(includeTotal === true && {totalCount: rows.length})}};
}

function afterCursor(
  rows: Row[],
  cursor: string,
  position: Position,
  context: {call: Call; filters: JsonObject},
): number {
  const read = readCursor(cursor, context);
  const wanted = JSON.stringify(read?.position);
  const index = rows.findIndex((row) => JSON.stringify(position(row)) === wanted);
  if (index >= 0) return index + 1;
  // The row can be gone by now. Then the page starts with the row that took its position.
  if (read?.next === undefined) throw new ApiError('invalid_cursor');
  return read.next - 1;
}
