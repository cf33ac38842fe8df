import {isObject} from '@docs/contract';
import type {Json, JsonObject} from '../../types';

/** A part of an entity or body that's an object. Without it, an empty one. */
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

export const listOf = <Item extends Json = JsonObject>(value: Json | undefined): Item[] =>
  Array.isArray(value) ? (value as Item[]) : [];

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The contract has no empty fields: what's absent isn't written. */
export const present = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Changes that replace all fields of a stored object except those that `kept` names. */
export function replacing(stored: JsonObject, next: JsonObject, kept: string[]): JsonObject {
  const removed = Object.keys(stored).filter((name) => !(name in next) && !kept.includes(name));
  return {...next, ...Object.fromEntries(removed.map((name) => [name, undefined]))};
}
