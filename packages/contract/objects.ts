import {refName} from './json';
import {
  listOperations,
  type OperationEntry,
  operationOrder,
  resolveRef,
  responsesOf,
} from './operations';
import type {Lifecycle, Operation, Schema, Spec} from './spec-types';

/** A schema with a page of its own, such as the Offer. Shared ones have no tag. */
export type ApiObject = {schema: string; slug: string; title: string; tag?: string};

/** Every object in the order of the reference. */
export const objectsOf = (spec: Spec): ApiObject[] => [
  ...(spec.tags ?? []).flatMap(({name: tag, 'x-objects': schemas = []}) =>
    schemas.map((schema) => ({...objectOf(spec, schema), tag})),
  ),
  ...sharedObjects(spec),
];

/** Parts of many objects, such as Money. Requests link to them, too. */
export const sharedObjects = (spec: Spec): ApiObject[] =>
  ((spec['x-shared-objects'] as string[] | undefined) ?? []).map((schema) =>
    objectOf(spec, schema),
  );

const objectOf = (spec: Spec, schema: string): ApiObject => ({
  schema,
  slug: kebab(schema),
  title: spec.components.schemas[schema]?.title ?? schema,
});

/** The page of the API reference that explains and draws a lifecycle. */
export function lifecycleAddress(spec: Spec, {entity}: Pick<Lifecycle, 'entity'>): string {
  const slug = entity.toLowerCase().replaceAll('_', '-');
  return `/api/category/${objectsOf(spec).find((object) => object.slug === slug)?.tag ?? ''}`;
}

export const kebab = (name: string): string =>
  name.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase();

const nameOf = (schema: Schema | undefined): string | undefined =>
  schema?.$ref && refName(schema.$ref);

/** The schema of a response: what it contains once, or as rows of a list. */
function returnedSchema(spec: Spec, schema: Schema): string | undefined {
  const rows = resolveRef<Schema>(spec, schema).properties?.data?.items;
  return nameOf(rows) ?? nameOf(schema);
}

/** The schemas that an operation returns, once or as rows of a list. */
export const returnedSchemas = (spec: Spec, operation: Operation): string[] =>
  Object.entries(responsesOf(spec, operation))
    .filter(([status]) => Number(status) < 300)
    .flatMap(([, {content = {}}]) => Object.values(content))
    .map(({schema}) => schema && returnedSchema(spec, schema))
    .filter((name) => name !== undefined);

/**
 * The operations of an object, in the order of the reference: those that return it, and those of
 * its tag with its name, such as delete-draft-offer.
 */
export function operationsOfObject(spec: Spec, object: ApiObject): OperationEntry[] {
  if (object.tag === undefined) return [];
  const objects = objectsOf(spec);
  const named = (slug: string): ApiObject | undefined =>
    objects
      .filter(({tag}) => tag !== undefined)
      .filter((other) => `-${slug}-`.replaceAll('s-', '-').includes(`-${other.slug}-`))
      .sort((a, b) => b.slug.length - a.slug.length)[0];
  const order = operationOrder(spec);
  return listOperations(spec)
    .filter(({slug, operation}) => {
      if (returnedSchemas(spec, operation).includes(object.schema)) return true;
      const returnsAnother = objects.some(
        ({schema, tag}) => tag === object.tag && returnedSchemas(spec, operation).includes(schema),
      );
      const isOfTag = operation.tags[0] === object.tag;
      return isOfTag && !returnsAnother && named(slug)?.schema === object.schema;
    })
    .sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
}

/** The events whose payload contains the object. */
export const eventsOfObject = (spec: Spec, {schema}: ApiObject): string[] =>
  Object.entries(spec.webhooks).flatMap(([type, {post}]) => {
    const media = post?.requestBody?.content['application/json'];
    const event = media?.schema && resolveRef<Schema>(spec, media.schema);
    const data = event?.properties?.data && resolveRef<Schema>(spec, event.properties.data);
    return nameOf(data?.properties?.entity) === schema ? [type] : [];
  });
