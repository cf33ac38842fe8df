import {readDate} from './dates';
import {NodeError} from './types';
import {asText, isMissing} from './values';

type Apply = (value: unknown, argument: unknown) => unknown;

const text = (name: string, value: unknown): string => {
  if (typeof value !== 'string') throw new NodeError(`The ${name} filter requires text`);
  return value;
};

const apply: Record<string, Apply> = {
  upper: (value) => text('upper', value).toUpperCase(),
  lower: (value) => text('lower', value).toLowerCase(),
  json: (value) => JSON.stringify(value),
  length: (value) => {
    if (typeof value === 'string') return [...value].length;
    if (typeof value === 'object' && value) return Object.keys(value).length;
    throw new NodeError('The length filter requires text, a list, or an object');
  },
  join: (value, separator) => {
    if (!Array.isArray(value)) throw new NodeError('The join filter requires a list');
    return value.map(asText).join(String(separator));
  },
  round: (value, digits) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number))
      throw new NodeError('The round filter requires a number');
    return roundHalfUp(number, Number(digits));
  },
  date: (value, format) => formatDate(value, String(format)),
};

/** Every filter except `default` passes on missing values and `null`. */
export function applyFilter(name: string, value: unknown, argument: unknown): unknown {
  if (name === 'default') return isMissing(value) ? argument : value;
  return isMissing(value) ? value : apply[name]?.(value, argument);
}

/** Rounds the decimal text, because 1.005 as a binary number is slightly smaller. */
function roundHalfUp(value: number, digits: number): number {
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e${digits}`))}e-${digits}`);
  return value < 0 ? -rounded || 0 : rounded;
}

function formatDate(value: unknown, format: string): string {
  const date = readDate(value);
  if (!date) throw new NodeError('The date filter requires a date or time');
  const pad = (number: number, width = 2) => String(number).padStart(width, '0');
  const parts: Record<string, string> = {
    yyyy: pad(date.getUTCFullYear(), 4),
    MM: pad(date.getUTCMonth() + 1),
    dd: pad(date.getUTCDate()),
    HH: pad(date.getUTCHours()),
    mm: pad(date.getUTCMinutes()),
    ss: pad(date.getUTCSeconds()),
  };
  return format.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (token) => parts[token] ?? token);
}
