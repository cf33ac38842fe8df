import {readDate} from './dates';
import {NodeError} from './types';
import {asText, isMissing} from './values';

export type ValueType = 'string' | 'number' | 'dateTime' | 'boolean' | 'array' | 'object';

const typeNames: Record<ValueType, string> = {
  string: 'text',
  number: 'a number',
  dateTime: 'a date or time',
  boolean: 'a boolean',
  array: 'a list',
  object: 'an object',
};

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a value to the type of a rule. Dates become milliseconds. */
export function convert(
  value: unknown,
  type: ValueType,
  loose: boolean,
  side: 'left' | 'right',
): unknown {
  if (isMissing(value)) throw new NodeError(`The ${side} side is missing`);
  const converted = convertStrictly(value, type) ?? (loose ? coerce(value, type) : undefined);
  if (converted === undefined)
    throw new NodeError(`The ${side} side isn't ${typeNames[type]}: ${JSON.stringify(value)}`);
  return converted;
}

function convertStrictly(value: unknown, type: ValueType): unknown {
  if (type === 'array') return Array.isArray(value) ? value : undefined;
  if (type === 'object') return isObject(value) ? value : undefined;
  if (type === 'dateTime') return readDate(value)?.getTime();
  return typeof value === type ? value : undefined;
}

/** Additional conversions that loose types allow. */
function coerce(value: unknown, type: ValueType): unknown {
  switch (type) {
    case 'string':
      return typeof value === 'object' ? undefined : asText(value);
    case 'number':
      return typeof value === 'string' && /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value.trim())
        ? Number(value)
        : undefined;
    case 'dateTime':
      return typeof value === 'number' ? value : undefined;
    case 'boolean':
      return new Map<unknown, boolean>([
        ['true', true],
        ['false', false],
        [1, true],
        [0, false],
      ]).get(typeof value === 'string' ? value.toLowerCase() : value);
    default:
      return typeof value === 'string' ? convertStrictly(parsed(value), type) : undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
