import {createHash} from 'node:crypto';
import type {Call, JsonObject} from '../types';
import {textOf} from './text';

type Context = {call: Call; filters: JsonObject};

const lifetime = 24 * 60 * 60 * 1000;

/**
 * A cursor is the position of a page's last row as JSON in Base64URL. It carries its time and a
 * check value, because it's valid for 24 hours and with the same filters only.
 */
export function createCursor(position: JsonObject, next: number, context: Context): string {
  const issued = {next, issuedAt: context.call.world.now()};
  const check = checkOf({...position, ...issued}, context);
  return Buffer.from(JSON.stringify({...position, ...issued, check})).toString('base64url');
}

/** Undefined if the cursor is invalid. The contract's examples have the position only. */
export function readCursor(
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
