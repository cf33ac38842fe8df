import type {Spec} from '@docs/contract';
import type {Entity, Json, JsonObject} from '../types';
import {type Documented, documentedBodies, eachObject} from './examples';
import {byAge, documentedVersions, isEntity, lastOf} from './versions';

/** After the last date of the sample data. The clock stands still until a request moves it. */
export const clockStart = '2026-05-20T09:00:00Z';

/**
 * The world of the contract's examples, as the store saves it. An entity is in the last state that
 * a documented read shows, so the documented changes of it work from here. Besides the entities,
 * there are `Integration` and `User`, `SearchableObject` and `RevenueRecordDetail`, whose rows have
 * no ID of their own, and `Documented` with the other reads: {parameters, value}.
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
    SearchableObject: rowsOf(bodies, 'list-searchable-objects/', ({name}) => textIn(name)),
    RevenueRecordDetail: rowsOf(bodies, 'list-revenue-record-details/', (row) =>
      JSON.stringify(row),
    ),
    Documented: bodies
      .filter((body) => body.isRead && !hasEntity(spec, body))
      .map(({name, parameters, value}) => ({id: name, parameters, value})),
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

/** The distinct rows of an operation's documented lists. */
function rowsOf(
  bodies: Documented[],
  prefix: string,
  keyOf: (row: JsonObject) => string,
): JsonObject[] {
  const rows = new Map<string, JsonObject>();
  for (const {name, value} of bodies) {
    if (!name.startsWith(prefix)) continue;
    const {data = []} = value as {data?: JsonObject[]};
    for (const row of data) rows.set(keyOf(row), {...row, id: keyOf(row)});
  }
  return [...rows.values()];
}

function hasEntity(spec: Spec, {schema, value}: Documented): boolean {
  let found = false;
  eachObject(spec, schema, value, (name, object) => {
    found ||= isEntity(spec, name, object);
  });
  return found;
}
