import {alternativesOf, isObject, type Schema, type Spec} from '@docs/contract';
import addFormats from 'ajv-formats';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import type {ErrorDetail} from '../errors';

/** The problems of a value. Empty if it matches the schema. */
export type Validate = (schema: Schema, value: unknown) => ErrorObject[];

const document = 'sandbox:contract';

/**
 * Validates values against schemas of the contract. Schemas are compiled when they're first used,
 * because a sandbox needs only a few of them and should start quickly.
 */
export function createValidator(spec: Spec): Validate {
  const ajv = new Ajv2020({strict: false, allErrors: true, discriminator: true, verbose: true});
  addFormats(ajv);
  // A file's content isn't text, so there's nothing to check.
  ajv.addFormat('binary', true);
  ajv.addSchema({
    $id: document,
    components: {schemas: prepared(spec.components.schemas) as Record<string, Schema>},
  });
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(prepared(schema, document) as Schema);
      compiled.set(schema, validate);
    }
    return validate(value) ? [] : [...(validate.errors ?? [])];
  };
}

/**
 * Ajv finds a variant by the values of its discriminator, and rejects a mapping. The values are kept
 * under another name for the error message.
 */
function prepared(node: unknown, base = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => prepared(item, base));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (key === '$ref' && typeof value === 'string') return [[key, base + value]];
      if (key !== 'discriminator' || !isObject(value)) return [[key, prepared(value, base)]];
      const {propertyName, mapping} = value;
      return [
        [key, {propertyName}],
        ['x-discriminator-values', isObject(mapping) ? Object.keys(mapping) : []],
        // Otherwise, Ajv accepts every value that isn't an object.
        ['type', 'object'],
      ];
    }),
  );
}

const unknownField = 'unknown_field';

/** The details of a body's validation errors, in the order of the fields, each problem once. */
export function bodyViolations(errors: ErrorObject[]): ErrorDetail[] {
  const details = errors.filter(isOwnProblem).map((error): ErrorDetail => {
    const field = pointerOf(error);
    return {
      location: 'BODY',
      ...(field && {field}),
      code: codeOf(error),
      message: messageOf(error),
    };
  });
  return distinct(details);
}

/** The same for a parameter, whose field is its name. */
export function parameterViolations(
  location: ErrorDetail['location'],
  name: string,
  errors: ErrorObject[],
): ErrorDetail[] {
  return distinct(
    errors.map((error) => ({
      location,
      field: name,
      code: codeOf(error),
      message: messageOf(error),
    })),
  );
}

/** Ajv also reports the rule around a problem, and each alternative that doesn't match. */
const isOwnProblem = ({keyword, schemaPath}: ErrorObject): boolean =>
  keyword !== 'if' && !/\/oneOf\/\d+\/required$/.test(schemaPath);

function codeOf({keyword}: ErrorObject): string {
  if (keyword === 'additionalProperties') return unknownField;
  if (keyword === 'oneOf') return 'exactly_one_of';
  if (keyword === 'not') return 'not_allowed';
  return keyword === 'discriminator' ? 'enum' : keyword;
}

/** The field that a reader has to change, which can be missing in the body. */
function pointerOf({keyword, instancePath, params}: ErrorObject): string {
  const name: unknown =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : keyword === 'discriminator'
          ? params.tag
          : undefined;
  return typeof name === 'string' ? `${instancePath}/${escaped(name)}` : instancePath;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function distinct(details: ErrorDetail[]): ErrorDetail[] {
  const byText = new Map(details.map((detail) => [JSON.stringify(detail), detail]));
  return [...byText.values()];
}

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

function messageOf({keyword, params, parentSchema}: ErrorObject): string {
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
