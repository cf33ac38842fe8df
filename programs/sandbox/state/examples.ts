import {
  type Example,
  listOperations,
  type MediaType,
  refName,
  resolveRef,
  responsesOf,
  type Schema,
  type Spec,
} from '@docs/contract';
import type {Json, JsonObject} from '../types';

/** A documented response or event. */
export type Documented = {
  /** The slug of the operation or the type of the event, and the example's name. */
  name: string;
  /** Whether the operation only reads, so that the example shows a settled state. */
  isRead: boolean;
  schema?: Schema;
  parameters: JsonObject;
  value: Json;
};

/** Every success response and event of the contract's examples. */
export function documentedBodies(spec: Spec): Documented[] {
  const responses = listOperations(spec).flatMap(({slug, operation}) =>
    Object.entries(responsesOf(spec, operation))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, {content = {}}]) => Object.values(content))
      .flatMap((media) => bodiesOf(spec, media, slug, isReading(slug))),
  );
  const events = Object.entries(spec.webhooks).flatMap(([type, {post}]) =>
    Object.values(post?.requestBody?.content ?? {}).flatMap((media) =>
      bodiesOf(spec, media, type, false),
    ),
  );
  return [...responses, ...events];
}

const isReading = (slug: string): boolean => /^(get|list|query)-/.test(slug);

function bodiesOf(spec: Spec, media: MediaType, owner: string, isRead: boolean): Documented[] {
  return Object.entries(media.examples ?? {}).map(([name, example]) => {
    const {value, 'x-parameters': parameters = {}} = resolveRef<Example>(spec, example);
    return {
      name: `${owner}/${name}`,
      isRead,
      schema: media.schema,
      parameters: parameters as JsonObject,
      value: value as Json,
    };
  });
}

/** Calls back for every object in a value, with the name of its schema. */
export function eachObject(
  spec: Spec,
  schema: Schema | undefined,
  value: Json | undefined,
  visit: (name: string, object: JsonObject) => void,
): void {
  if (!schema || value === null || typeof value !== 'object') return;
  const target = resolveRef<Schema>(spec, schema);
  if (Array.isArray(value)) {
    value.forEach((item) => eachObject(spec, target.items, item, visit));
    return;
  }
  if (schema.$ref) visit(refName(schema.$ref), value);
  const variant = variantOf(spec, target, value);
  for (const [key, member] of Object.entries(value)) {
    eachObject(spec, variant.properties?.[key] ?? mapValues(variant), member, visit);
  }
}

function variantOf(spec: Spec, schema: Schema, value: JsonObject): Schema {
  const {discriminator} = schema;
  if (!discriminator) return schema;
  const kind = value[discriminator.propertyName];
  const ref = typeof kind === 'string' ? discriminator.mapping[kind] : undefined;
  return ref ? resolveRef<Schema>(spec, {$ref: ref}) : schema;
}

const mapValues = ({additionalProperties}: Schema): Schema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;
