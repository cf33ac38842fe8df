import {isObject, resolveRef, type Schema, type Spec, variantOf} from '@docs/contract';
import type {ErrorDetail} from '../api-error';

/** The problems with `x-required-when` and `x-exactly-one-of`, which JSON Schema doesn't know. */
export function brokenConditions(
  spec: Spec,
  schema: Schema | undefined,
  value: unknown,
  pointer = '',
): ErrorDetail[] {
  if (!schema) return [];
  const target = resolveRef(spec, schema);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      brokenConditions(spec, target.items, item, `${pointer}/${index}`),
    );
  }
  if (!isObject(value)) return [];
  const variant = variantOf(target, value);
  if (variant) return brokenConditions(spec, variant, value, pointer);
  return [
    ...missing(target, value, pointer),
    ...mixed(target, value, pointer),
    ...Object.entries(value).flatMap(([name, part]) =>
      brokenConditions(spec, target.properties?.[name], part, `${pointer}/${name}`),
    ),
  ];
}

function missing(schema: Schema, value: Record<string, unknown>, pointer: string): ErrorDetail[] {
  return (schema['x-required-when'] ?? [])
    .filter(({property, when}) => !Object.hasOwn(value, property) && isMet(when, value))
    .map(({property, when}) => ({
      location: 'BODY',
      field: `${pointer}/${property}`,
      code: 'required',
      message: `This field is required if ${conditionText(when)}.`,
    }));
}

function mixed(schema: Schema, value: Record<string, unknown>, pointer: string): ErrorDetail[] {
  return (schema['x-exactly-one-of'] ?? [])
    .filter((names) => names.filter((name) => Object.hasOwn(value, name)).length !== 1)
    .map((names) => ({
      location: 'BODY',
      ...(pointer && {field: pointer}),
      code: 'exactly_one_of',
      message: `Must contain exactly one of ${names.join(', ')}.`,
    }));
}

const isMet = (when: Record<string, unknown[]>, value: Record<string, unknown>): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(value[name]));

const conditionText = (when: Record<string, unknown[]>): string =>
  Object.entries(when)
    .map(([name, values]) => `${name} is ${values.map(String).join(' or ')}`)
    .join(' and ');
