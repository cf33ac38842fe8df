import {ControlError} from './parts';
import type {Json, JsonObject} from '../types';

/** The body as an object that has no other members than these. */
export function readBody(body: Json | undefined, members: string[]): JsonObject {
  const expected = `Send a JSON object with ${members.map((name) => `"${name}"`).join(', ')}.`;
  if (body === undefined || body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new ControlError(`The body isn't a JSON object. ${expected}`);
  }
  const unknown = Object.keys(body).find((name) => !members.includes(name));
  if (unknown !== undefined) throw new ControlError(`"${unknown}" isn't known. ${expected}`);
  return body;
}

export function optionalText(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value !== '') return value;
  throw new ControlError(`"${name}" must be a string that isn't empty.`);
}

export function requiredText(body: JsonObject, name: string, example: string): string {
  const value = optionalText(body, name);
  if (value !== undefined) return value;
  throw new ControlError(`"${name}" is missing. Example: "${example}".`);
}

export function optionalObject(body: JsonObject, name: string): JsonObject {
  const value = body[name] ?? {};
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw new ControlError(`"${name}" must be an object.`);
}

export function optionalTexts(body: JsonObject, name: string): string[] {
  const value = body[name] ?? [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new ControlError(`"${name}" must be a list of strings.`);
}

export function optionalCount(body: JsonObject, name: string, otherwise: number): number {
  const value = body[name] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1000) {
    return value;
  }
  throw new ControlError(`"${name}" must be a whole number from 1 to 1000.`);
}

/** One of the known values, or an error that lists them. */
export function knownValue(value: string, name: string, known: string[]): string {
  if (known.includes(value)) return value;
  throw new ControlError(`"${name}" is "${value}". It must be one of ${known.join(', ')}.`);
}
