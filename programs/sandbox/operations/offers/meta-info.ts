import {ApiError} from '../../api-error';
import {invalidRequest} from '../../http/parameters';
import {foundLive} from '../../lists/list';
import type {Handler, Json, JsonObject} from '../../types';
import {clientOf} from './authors';
import {objectOf, present} from './fields';
import {isSame} from './prices';

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
  if (kept.length > maxKeys) {
    throw new ApiError('meta_info_too_large', {
      message: `After this change, custom would have ${kept.length} keys. The limit is ${maxKeys}.`,
    });
  }
  return Object.fromEntries(kept);
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

/** Updates the meta info of an offer or a product. The same update again changes nothing. */
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
