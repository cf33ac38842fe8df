import {fieldError, invalidRequest} from '../errors';
import {foundLive} from '../lists/list';
import type {Handler, Json, JsonObject} from '../types';
import {clientOf, objectOf, present} from './fields';
import {isSame} from './offers/offer-rules';

const maxKeys = 50;
const maxKeyLength = 40;

export const emptyMetaInfo: JsonObject = {custom: {}, errors: []};

/** The meta info after an update. Null removes a key or a field. */
export function mergeMetaInfo(current: JsonObject, update: JsonObject): JsonObject {
  const custom = update.custom === null ? {} : mergeCustom(objectOf(current.custom), update);
  const internalNote =
    update.internalNote === undefined ? current.internalNote : update.internalNote;
  return present({
    ...current,
    custom,
    internalNote: internalNote ?? undefined,
    crm: update.crm ?? current.crm,
  });
}

function mergeCustom(current: JsonObject, update: JsonObject): JsonObject {
  const changes = objectOf(update.custom);
  checkKeys(Object.keys(changes));
  const all: [string, Json | undefined][] = Object.entries({...current, ...changes});
  const kept = all.filter(([, value]) => value !== null);
  checkKeyCount(kept.length);
  return Object.fromEntries(kept);
}

export function checkKeyCount(count: number): void {
  if (count <= maxKeys) return;
  const message = `After this change, custom would have ${count} keys. The limit is ${maxKeys}.`;
  throw fieldError('meta_info_too_large', '/custom', message);
}

function checkKeys(keys: string[]): void {
  const long = keys.filter((key) => key.length > maxKeyLength);
  if (long.length === 0) return;
  throw invalidRequest(
    long.map((key) => ({
      location: 'BODY',
      field: `/custom/${key}`,
      code: 'maxLength',
      message: `A key must have at most ${maxKeyLength} characters.`,
    })),
  );
}

/** Updates the meta info of an object. The same update again changes nothing. */
export const updateMetaInfo =
  (schema: string, entityType: string, idName: string, notFound: string): Handler =>
  (call) => {
    const {world, path, body} = call;
    const entity = foundLive(world, schema, path[idName] ?? '', notFound);
    const current = objectOf(entity.metaInfo);
    const metaInfo = mergeMetaInfo(current, body);
    if (!isSame(metaInfo, current)) {
      world.update(entityType, entity.id, {metaInfo, updatedBy: clientOf(call)});
    }
    return {body: metaInfo};
  };
