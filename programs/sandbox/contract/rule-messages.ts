import type {ErrorObject} from 'ajv/dist/2020';
import {alternativesOf, type Schema} from '@docs/contract';

type Params = Record<string, unknown>;

const formats: Record<string, string> = {
  date: 'Must be a date such as 2026-05-20.',
  'date-time': 'Must be a time such as 2026-05-20T09:00:00Z.',
  email: 'Must be an email address.',
  uri: 'Must be a URL.',
  uuid: 'Must be a UUID.',
};

const types: Record<string, string> = {
  array: 'an array',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/** What each validation rule requires, for people. */
const messages: Record<string, (params: Params, schema: unknown) => string> = {
  additionalProperties: () => "This field doesn't exist.",
  discriminator: (_, schema) => `Must be ${joined(valuesOf(schema))}.`,
  enum: ({allowedValues}) => `Must be ${joined((allowedValues as unknown[]).map(String))}.`,
  format: ({format}) => formats[String(format)] ?? 'Has the wrong format.',
  maximum: ({limit}) => `Must be ${String(limit)} or less.`,
  maxItems: ({limit}) => `Must have at most ${counted(limit, 'item')}.`,
  maxLength: ({limit}) => `Must have at most ${counted(limit, 'character')}.`,
  maxProperties: ({limit}) => `Must have at most ${counted(limit, 'field')}.`,
  minimum: ({limit}) => `Must be ${String(limit)} or more.`,
  exclusiveMinimum: ({limit}) => `Must be more than ${String(limit)}.`,
  minItems: ({limit}) => `Must have at least ${counted(limit, 'item')}.`,
  minLength: ({limit}) => `Must have at least ${counted(limit, 'character')}.`,
  minProperties: ({limit}) => `Must have at least ${counted(limit, 'field')}.`,
  oneOf: (_, schema) =>
    `Must contain exactly one of ${joined(alternativesOf({allOf: [schema as Schema]}).flat())}.`,
  pattern: ({pattern}) => `Must match the pattern ${String(pattern)}.`,
  required: () => 'This field is required.',
  type: ({type}) => `Must be ${joined([type].flat().map((name) => types[String(name)] ?? ''))}.`,
  uniqueItems: () => 'Must not contain the same item twice.',
};

export function messageOf({keyword, params, parentSchema}: ErrorObject): string {
  const {'x-message': own} = (parentSchema ?? {}) as {'x-message'?: string};
  return own ?? messages[keyword]?.(params, parentSchema) ?? 'Breaks a rule of the schema.';
}

const counted = (count: unknown, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `A`, `A or B`, or `A, B, or C`. */
function joined(values: string[]): string {
  if (values.length < 3) return values.join(' or ');
  return `${values.slice(0, -1).join(', ')}, or ${values.at(-1) ?? ''}`;
}

/** The values of a discriminator. `mapping` isn't there anymore when Ajv sees the schema. */
function valuesOf(schema: unknown): string[] {
  const {'x-discriminator-values': values = []} = schema as {'x-discriminator-values'?: string[]};
  return values;
}
