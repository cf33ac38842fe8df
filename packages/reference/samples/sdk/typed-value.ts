import {resolveRef, type Schema, type Spec} from '@docs/contract';

/** An example value with the type information that typed languages need. */
export type TypedValue =
  | {kind: 'scalar'; value: string | number | boolean | null}
  | {kind: 'date' | 'datetime' | 'uri' | 'uuid'; value: string}
  | {kind: 'enum'; type?: string; value: string}
  | {kind: 'list'; items: TypedValue[]}
  | {kind: 'map'; fields: Field[]}
  /** `union` is the declared type if it's a union. */
  | {kind: 'object'; type: string; union?: string; fields: Field[]};

export type Field = {name: string; value: TypedValue; required: boolean; nullable: boolean};

const nameOf = (schema: Schema) => schema.$ref?.split('/').at(-1);

export function typedValue(spec: Spec, reference: Schema, value: unknown): TypedValue {
  const type = nameOf(reference);
  const schema = resolveRef(spec, reference);
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
    if (schema.format === 'uri') return {kind: 'uri', value};
    if (schema.format === 'uuid') return {kind: 'uuid', value};
  }
  return {kind: 'scalar', value: value as string | number | boolean | null};
}

/** A value and all nested values. */
export function partsOf(value: TypedValue): TypedValue[] {
  const inner =
    'items' in value
      ? value.items
      : 'fields' in value
        ? value.fields.map((field) => field.value)
        : [];
  return [value, ...inner.flatMap(partsOf)];
}

/** Year to second of a UTC time, as the arguments of a date constructor. */
export const numbersOf = (time: string): string =>
  time
    .split(/[-T:Z]/)
    .filter(Boolean)
    .map(Number)
    .join(', ');

function variantOf(spec: Spec, {title, discriminator}: Schema, value: Record<string, unknown>) {
  const kind = String(value[discriminator?.propertyName ?? '']);
  const $ref = discriminator?.mapping[kind];
  if (!$ref) throw new Error(`No variant of ${title} for ${kind}`);
  const fields = fieldsOf(spec, resolveRef(spec, {$ref}), value);
  return {kind: 'object' as const, type: nameOf({$ref}) ?? '', fields};
}

function objectValue(
  spec: Spec,
  schema: Schema,
  type: string | undefined,
  value: Record<string, unknown>,
): TypedValue {
  const fields = fieldsOf(spec, schema, value);
  if (!schema.properties) return {kind: 'map', fields};
  if (!type) throw new Error(`An object without a name: ${Object.keys(value).join(', ')}`);
  return {kind: 'object', type, fields};
}

function fieldsOf(
  spec: Spec,
  {properties, additionalProperties, required = []}: Schema,
  value: Record<string, unknown>,
): Field[] {
  const rest = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.entries(value).map(([name, item]) => {
    const fieldSchema = properties?.[name] ?? rest;
    return {
      name,
      value: typedValue(spec, fieldSchema, item),
      required: !properties || required.includes(name),
      nullable: [resolveRef(spec, fieldSchema).type].flat().includes('null'),
    };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
