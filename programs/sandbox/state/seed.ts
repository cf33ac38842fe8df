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
import type {Entity, Json, JsonObject} from '../types';

/** After the last date of the sample data. The clock stands still until a request moves it. */
export const clockStart = '2026-05-20T09:00:00Z';

/**
 * The world of the contract's examples, as the store saves it. An entity is in the last state that
 * a documented read shows, so the documented changes of it work from here. Besides the entities,
 * there are `Integration` and `User`, and `SearchableObject` and `UsageMeteringConfig`, which have
 * no ID of their own.
 */
export function seedFrom(spec: Spec): JsonObject {
  const bodies = documentedBodies(spec);
  const collections = Object.fromEntries(
    [...documentedVersions(spec, bodies)].map(([schema, byId]) => [
      schema,
      [...byId.values()].map((versions) => lastOf(shownBest(versions))).sort(byAge),
    ]),
  );
  return {
    ...collections,
    Integration: integrationsOf(Object.values(collections).flat()),
    User: usersOf(spec, bodies),
    SearchableObject: searchableObjectsOf(bodies),
    UsageMeteringConfig: configOf(bodies),
  };
}

/** A change or an event shows a moment, and a read shows what came of it. */
function shownBest<T extends {isRead: boolean}>(versions: T[]): T[] {
  const reads = versions.filter(({isRead}) => isRead);
  return reads.length > 0 ? reads : versions;
}

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

function usersOf(spec: Spec, bodies: Documented[]): Entity[] {
  const users = new Map<string, Entity>();
  for (const {schema, value} of bodies) {
    eachObject(spec, schema, value, (schemaName, {type, id, name, emailAddress}) => {
      if (schemaName !== 'Actor' || type !== 'USER' || typeof id !== 'string') return;
      users.set(id, {id, name, emailAddress});
    });
  }
  return [...users.values()];
}

/** The connected accounts, which no operation returns. Entities refer to them. */
function integrationsOf(entities: Entity[]): Entity[] {
  const partners = new Map(
    entities.map(({integrationId, partner}) => [textIn(integrationId), textIn(partner)]),
  );
  partners.delete('');
  return [...partners].map(([id, partner]) => ({id, partner, status: 'VERIFIED'}));
}

/** The fields that queries can use. */
function searchableObjectsOf(bodies: Documented[]): Entity[] {
  const {value} = bodies.find(({name}) => name.startsWith('list-searchable-objects/')) ?? {};
  const {data = []} = (value ?? {}) as {data?: JsonObject[]};
  return data.map((object) => ({...object, id: textIn(object.name)}));
}

function configOf(bodies: Documented[]): Entity[] {
  const {value} = bodies.find(({name}) => name.startsWith('get-usage-metering-config-info/')) ?? {};
  const config = value as JsonObject | undefined;
  return config ? [{...config, id: textIn(config.orgId)}] : [];
}

/** A state in which the contract shows an entity. */
export type Version = {entity: Entity; isRead: boolean};

/** All documented states, by schema and ID. */
export function documentedVersions(
  spec: Spec,
  bodies: Documented[],
): Map<string, Map<string, Version[]>> {
  const versions = new Map<string, Map<string, Version[]>>();
  for (const {schema, value, isRead} of bodies) {
    eachObject(spec, schema, value, (name, object) => {
      if (!isEntity(spec, name, object)) return;
      const byId = versions.get(name) ?? new Map<string, Version[]>();
      versions.set(name, byId);
      const version = {entity: withoutVolatile(object), isRead};
      byId.set(object.id, [...(byId.get(object.id) ?? []), version]);
    });
  }
  return versions;
}

/** Entities belong to an organization. Webhook bodies do as well, but they have a version. */
function isEntity(spec: Spec, name: string, object: JsonObject): object is Entity {
  const {properties = {}} = spec.components.schemas[name] ?? {};
  return (
    'id' in properties &&
    'orgId' in properties &&
    !('apiVersion' in properties) &&
    typeof object.id === 'string'
  );
}

/** What a caller expands and links that expire are made with every read. */
function withoutVolatile({expanded: _, ...entity}: Entity): Entity {
  const text = JSON.stringify(entity, (name, value: unknown) =>
    name === 'buyerPortalUrl' ? undefined : value,
  );
  return JSON.parse(text) as Entity;
}

/** The latest version. Lists leave out fields, so of the same time, the most complete one counts. */
export const lastOf = (versions: Version[]): Entity =>
  versions
    .map(({entity}) => entity)
    .reduce((best, entity) => {
      const [known, other] = [changedAt(best), changedAt(entity)];
      if (other !== known) return other > known ? entity : best;
      return JSON.stringify(entity).length > JSON.stringify(best).length ? entity : best;
    });

export const createdAt = (entity: Entity): string => textIn(entity.createdAt ?? entity.occurredAt);

export const changedAt = (entity: Entity): string => textIn(entity.updatedAt) || createdAt(entity);

/** Oldest first, because collections keep the order in which entities were added. */
export function byAge(a: Entity, b: Entity): number {
  const [first, second] = [createdAt(a) + a.id, createdAt(b) + b.id];
  return first < second ? -1 : Number(first > second);
}

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
function eachObject(
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
