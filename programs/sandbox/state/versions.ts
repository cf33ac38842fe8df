import type {Spec} from '@docs/contract';
import type {Entity, Json, JsonObject} from '../types';
import {type Documented, eachObject} from './examples';

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
export function isEntity(spec: Spec, name: string, object: JsonObject): object is Entity {
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

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export const createdAt = (entity: Entity): string => textIn(entity.createdAt ?? entity.occurredAt);

export const changedAt = (entity: Entity): string => textIn(entity.updatedAt) || createdAt(entity);

/** Oldest first, because collections keep the order in which entities were added. */
export function byAge(a: Entity, b: Entity): number {
  const [first, second] = [createdAt(a) + a.id, createdAt(b) + b.id];
  return first < second ? -1 : Number(first > second);
}
