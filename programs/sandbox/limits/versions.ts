import {createHash} from 'node:crypto';
import {ApiError} from '../api-error';
import type {Route} from '../contract/contract';
import type {Entity, Json, JsonObject, World} from '../types';

/** The version of an object. It depends on what's stored only, not on what a response adds. */
export function versionOf(entity: Entity): string {
  const hash = createHash('sha256').update(JSON.stringify(entity)).digest('hex');
  return `"${hash.slice(0, 8)}"`;
}

/** The ETag of a response that contains an object. */
export function versionHeader(
  world: World,
  {returnsVersion, responseSchema = ''}: Route,
  body: Json | undefined,
): Record<string, string> {
  if (!returnsVersion) return {};
  const entity = storedObject(world, responseSchema, (body as JsonObject | undefined)?.id);
  return entity ? {ETag: versionOf(entity)} : {};
}

/** Fails if the request expects another version of the object than the current one. */
export function checkVersion(
  world: World,
  {takesVersion, responseSchema: schema = '', path: pattern}: Route,
  sent: {path: Record<string, string>; body: JsonObject; ifMatch?: string},
): void {
  if (!takesVersion || sent.ifMatch === undefined || sent.ifMatch === '*') return;
  const [own = ''] = /\{(?!orgId)\w+Id\}/.exec(pattern) ?? [];
  const name = own ? own.slice(1, -1) : `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Id`;
  // A draft's ID is in the body, because the same operation creates new ones.
  const id = own ? sent.path[name] : sent.body[name];
  const entity = storedObject(world, `${name.charAt(0).toUpperCase()}${name.slice(1, -2)}`, id);
  const expected = sent.ifMatch.split(',').map((tag) => tag.trim());
  if (entity && !expected.includes(versionOf(entity))) throw new ApiError('version_conflict');
}

const storedObject = (world: World, schema: string, id: Json | undefined): Entity | undefined =>
  typeof id === 'string' ? world.store.collection(schema).get(id) : undefined;
