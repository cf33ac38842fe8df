import {resolveRef} from '../../../operations';
import type {Schema, Spec} from '../../../spec-types';

/** An example value with what a typed language must know of it. */
export type TypedValue =
  | {kind: 'scalar'; value: string | number | boolean | null}
  | {kind: 'date' | 'datetime'; value: string}
  | {kind: 'enum'; type?: string; value: string}
  | {kind: 'list'; items: TypedValue[]}
  | {kind: 'map'; fields: Field[]}
  /** `union` is the type of the place, when the value is one of several types. */
  | {kind: 'object'; type: string; union?: string; fields: Field[]};

export type Field = {name: string; value: TypedValue; required: boolean; nullable: boolean};

const nameOf = (schema: Schema) => schema.$ref?.split('/').at(-1);

export function typedValue(spec: Spec, place: Schema, value: unknown): TypedValue {
  const type = nameOf(place);
  const schema = resolveRef(spec, place);
  if (schema.oneOf && schema.discriminator && isObject(value))
    return {...variantOf(spec, schema, value), union: type};
  if (Array.isArray(value))
    return {
      kind: 'list',
      items: value.map((item) => typedValue(spec, schema.items ?? {}, item)),
    };
  if (isObject(value)) return objectValue(spec, schema, type, value);
  if (typeof value === 'string') {
    if (schema.enum) return {kind: 'enum', type, value};
    if (schema.format === 'date') return {kind: 'date', value};
    if (schema.format === 'date-time') return {kind: 'datetime', value};
  }
  return {kind: 'scalar', value: value as string | number | boolean | null};
}

/** A value and everything in it. */
export function partsOf(value: TypedValue): TypedValue[] {
  const inner =
    'items' in value
      ? value.items
      : 'fields' in value
        ? value.fields.map((field) => field.value)
        : [];
  return [value, ...inner.flatMap(partsOf)];
}

/** Year to second of a time in UTC, as constructors of times take them. */
export const numbersOf = (time: string): string =>
  time
    .split(/[-T:Z]/)
    .filter(Boolean)
    .map(Number)
    .join(', ');

function variantOf(spec: Spec, schema: Schema, value: Record<string, unknown>) {
  const {propertyName, mapping} = schema.discriminator ?? {propertyName: '', mapping: {}};
  const $ref = mapping[String(value[propertyName])];
  if (!$ref) throw new Error(`No variant of ${schema.title} for ${String(value[propertyName])}`);
  return objectValue(spec, resolveRef(spec, {$ref}), nameOf({$ref}), value);
}

function objectValue(
  spec: Spec,
  schema: Schema,
  type: string | undefined,
  value: Record<string, unknown>,
): Extract<TypedValue, {fields: Field[]}> {
  const {properties, additionalProperties, required = []} = schema;
  const rest = typeof additionalProperties === 'object' ? additionalProperties : {};
  const fields = Object.entries(value).map(([name, item]) => {
    const place = properties?.[name] ?? rest;
    return {
      name,
      value: typedValue(spec, place, item),
      required: !properties || required.includes(name),
      nullable: [resolveRef(spec, place).type].flat().includes('null'),
    };
  });
  if (!properties) return {kind: 'map', fields};
  if (!type) throw new Error(`An object without a name: ${Object.keys(value).join(', ')}`);
  return {kind: 'object', type, fields};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
