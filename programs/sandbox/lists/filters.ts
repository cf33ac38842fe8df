import type {Json, JsonObject} from '../types';
import {textOf} from './text';

export type Row = JsonObject;

/** Compares a row with the value of a parameter. */
export type Filters = Record<string, (row: Row, value: Json) => boolean>;

/** Parameters that choose the page or the period instead of comparing a field. */
const withoutField = new Set(['limit', 'cursor', 'includeTotal', 'startDate', 'endDate']);

export function matchesAll(row: Row, parameters: JsonObject, filters: Filters): boolean {
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
