import {isObject, type Schema} from '@docs/contract';
import {isNull, type Schemas} from './description/schemas';

/** A longer example says no more about its schema. */
const mostValues = 150;

/** A value that fits a schema. It's complete if the schema itself has an example of the whole. */
export function deriveExample(
  schemas: Schemas,
  schema: Schema,
): {value: unknown; isComplete: boolean} {
  const own = givenIn(schema) ?? givenIn(schemas.resolve(schema).schema);
  if (own !== undefined) return {value: own, isComplete: true};
  let left = mostValues;
  const valueOf = (node: Schema, open: string[]): unknown => {
    left -= 1;
    const {schema: resolved, names} = schemas.resolve(node);
    const own = givenIn(node) ?? givenIn(resolved);
    if (own !== undefined) return own;
    if (left < 0 || names.some((name) => open.includes(name))) return undefined;
    const deeper = [...open, ...names];
    const [first] = [...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])].filter(
      (each) => !isNull(each),
    );
    const [type] = [resolved.type].flat().filter((each) => each !== 'null');
    if (first && !resolved.properties) return valueOf(first, deeper);
    if (type === 'array' || isObject(resolved.items)) {
      const item = isObject(resolved.items) ? valueOf(resolved.items, deeper) : undefined;
      return item === undefined ? [] : [item];
    }
    if (resolved.properties) {
      const values = Object.entries(resolved.properties)
        .filter(([, property]) => isObject(property) && property.writeOnly !== true)
        .map(([name, property]) => [name, valueOf(property, deeper)] as const)
        .filter(([, value]) => value !== undefined);
      return Object.fromEntries(values);
    }
    return scalarOf(type, resolved);
  };
  return {value: valueOf(schema, []), isComplete: false};
}

const givenIn = ({
  example,
  examples,
  default: fallback,
  enum: values,
  const: only,
}: Schema): unknown =>
  example ??
  (Array.isArray(examples) ? (examples[0] as unknown) : undefined) ??
  only ??
  (Array.isArray(values) ? values[0] : undefined) ??
  fallback;

function scalarOf(type: string | undefined, {format, minimum}: Schema): unknown {
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 1;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (type !== 'string') return undefined;
  return formats[typeof format === 'string' ? format : ''] ?? 'string';
}

const formats: Partial<Record<string, string>> = {
  date: '2025-01-31',
  'date-time': '2025-01-31T12:00:00Z',
  email: 'user@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
};
