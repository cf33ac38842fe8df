import {isObject, resolvePointer} from './json';
import {listOperations, resolveRef, responsesOf} from './operations';
import type {MediaType, Schema, Spec} from './spec-types';
import {variantOf} from './variants';

type Instance = Record<string, unknown>;

/**
 * Gives properties the values that they have in the fullest example of a body, so that neighbors
 * belong together. Schemas such as Timestamp or Money are used by hundreds of properties, so an
 * example of their own would fit only a few of them. A property's own example is the fallback.
 */
export function addFieldExamples(spec: Spec): void {
  for (const [name, instances] of instancesBySchema(spec)) {
    const schema = spec.components.schemas[name];
    const fullestFirst = [...instances].sort((a, b) => size(b) - size(a));
    for (const [property, target] of Object.entries(schema?.properties ?? {})) {
      if (target.$ref && target.example !== undefined) continue;
      const value = fullestFirst.find((instance) => isShort(instance[property]))?.[property];
      if (value !== undefined) target.example = value;
    }
  }
}

const size = (instance: Instance): number => Object.keys(instance).length;

/** A scalar, or an object or list of scalars. Larger values have properties with examples. */
const isShort = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  (typeof value === 'object'
    ? Object.values(value).every((part) => typeof part !== 'object')
    : JSON.stringify(value).length <= 122);

/** The objects in all examples of bodies, by the name of their schema. */
function instancesBySchema(spec: Spec): Map<string, Instance[]> {
  const found = new Map<string, Instance[]>();
  const visit = (schema: Schema | undefined, value: unknown): void => {
    if (!schema) return;
    if (schema.$ref) {
      const target = resolvePointer(spec, schema.$ref) as Schema;
      const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
      if (target.properties && isObject(value))
        found.set(name, [...(found.get(name) ?? []), value]);
      visit(target, value);
    } else if (schema.oneOf) visit(variantOf(schema, value), value);
    else if (Array.isArray(value)) value.forEach((item) => visit(schema.items, item));
    else if (isObject(value)) {
      for (const [key, part] of Object.entries(value)) {
        const others = schema.additionalProperties;
        visit(schema.properties?.[key] ?? (typeof others === 'object' ? others : undefined), part);
      }
    }
  };
  for (const {schema, examples = {}} of bodiesOf(spec))
    for (const example of Object.values(examples)) visit(schema, resolveRef(spec, example).value);
  return found;
}

/** The bodies of requests, responses, and events. */
function bodiesOf(spec: Spec): MediaType[] {
  const operations = listOperations(spec).map(({operation}) => operation);
  const events = Object.values(spec.webhooks).flatMap(({post}) => (post ? [post] : []));
  return [...operations, ...events].flatMap((operation) =>
    [operation.requestBody, ...Object.values(responsesOf(spec, operation))].flatMap((body) =>
      Object.values(body?.content ?? {}),
    ),
  );
}
