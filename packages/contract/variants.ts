import {isObject} from './json';
import type {Schema} from './spec-types';

/** The variant of a union that a value belongs to. Undefined if the schema isn't a union. */
export function variantOf({discriminator}: Schema, value: unknown): Schema | undefined {
  if (!discriminator || !isObject(value)) return undefined;
  const name = value[discriminator.propertyName];
  const $ref = typeof name === 'string' ? discriminator.mapping[name] : undefined;
  return $ref ? {$ref} : undefined;
}
