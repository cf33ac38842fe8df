import {readDate} from './dates';
import {NodeError} from './types';
import {isMissing} from './values';

export type ValueType = 'string' | 'number' | 'dateTime' | 'boolean' | 'array' | 'object';

const words: Record<ValueType, string> = {
  string: 'text',
  number: 'a number',
  dateTime: 'a date or time',
  boolean: 'a boolean',
  array: 'a list',
  object: 'an object',
};

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as the type that a rule asks for; dates become milliseconds. */
export function convert(
  value: unknown,
  type: ValueType,
  loose: boolean,
  side: 'left' | 'right',
): unknown {
  if (isMissing(value)) throw new NodeError(`The ${side} side is missing`);
  const converted = strict(value, type) ?? (loose ? loosened(value, type) : undefined);
  if (converted === undefined)
    throw new NodeError(`The ${side} side is not ${words[type]}: ${JSON.stringify(value)}`);
  return converted;
}

function strict(value: unknown, type: ValueType): unknown {
  if (type === 'array') return Array.isArray(value) ? value : undefined;
  if (type === 'object') return isObject(value) ? value : undefined;
  if (type === 'dateTime') return readDate(value)?.getTime();
  return typeof value === type ? value : undefined;
}

/** What loose types allow beyond the type itself. */
function loosened(value: unknown, type: ValueType): unknown {
  switch (type) {
    case 'string':
      return typeof value === 'object' ? undefined : String(value);
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
      return typeof value === 'string' ? strict(parsed(value), type) : undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
