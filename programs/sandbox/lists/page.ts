import {createHash} from 'node:crypto';
import {ApiError} from '../errors';
import {type Call, type JsonObject, type Reply, textOf} from '../types';

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

type Context = {call: Call; filters: JsonObject};

const lifetime = 24 * 60 * 60 * 1000;

/**
 * A cursor is the position of a page's last row as JSON in Base64URL. It carries its time and a
 * check value, because it's valid for 24 hours and with the same filters only.
 */
function createCursor(position: JsonObject, next: number, context: Context): string {
  const issued = {next, issuedAt: context.call.world.now()};
  const check = checkOf({...position, ...issued}, context);
  return Buffer.from(JSON.stringify({...position, ...issued, check})).toString('base64url');
}

/** Undefined if the cursor is invalid. The contract's examples have the position only. */
function readCursor(
  cursor: string,
  context: Context,
): {position: JsonObject; next?: number} | undefined {
  const content = parse(cursor);
  if (!content) return undefined;
  const {check, ...signed} = content;
  const {next, issuedAt, ...position} = signed;
  if (check === undefined && issuedAt === undefined) return {position: content};
  const age = Date.parse(context.call.world.now()) - Date.parse(textOf(issuedAt));
  const isValid = check === checkOf(signed, context) && age <= lifetime;
  return isValid ? {position, next: Number(next)} : undefined;
}

function parse(cursor: string): JsonObject | undefined {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
    return isObject ? (content as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

function checkOf(signed: JsonObject, {call, filters}: Context): string {
  const sorted = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([call.slug, sorted, signed]);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

export type Row = JsonObject;
