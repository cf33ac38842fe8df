import {isDeepStrictEqual} from 'node:util';
import type {Call, JsonObject} from '../../types';
import {clientOf} from '../offers/authors';
import {textOf} from '../offers/fields';
import {entitlementOf, fieldError} from './guards';
import type {MetaInfo} from './model';

const mostKeys = 50;

export function updateMetaInfo(call: Call) {
  const {id, metaInfo} = entitlementOf(call);
  const changed = changedMetaInfo(metaInfo, call.body);
  if (!isDeepStrictEqual(changed, metaInfo)) {
    call.world.update('ENTITLEMENT', id, {metaInfo: changed, updatedBy: clientOf(call)});
  }
  return {body: changed};
}

/** Meta info after a request's changes. `null` clears a field or a key. */
export function changedMetaInfo(current: MetaInfo, update: JsonObject): MetaInfo {
  const {custom, internalNote = current.internalNote, crm = current.crm} = update;
  const keys = changedKeys(current.custom, custom as Record<string, string | null> | null);
  checkKeyCount(Object.keys(keys).length);
  return {
    custom: keys,
    ...(internalNote !== null &&
      internalNote !== undefined && {internalNote: textOf(internalNote)}),
    ...(crm !== null && crm !== undefined && {crm: crm as JsonObject}),
    errors: current.errors,
  };
}

function changedKeys(
  current: Record<string, string>,
  update: Record<string, string | null> | null | undefined,
): Record<string, string> {
  if (update === null) return {};
  const entries = Object.entries({...current, ...update});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

export function checkKeyCount(count: number): void {
  if (count <= mostKeys) return;
  const message = `After this change, custom would have ${count} keys. The limit is ${mostKeys}.`;
  throw fieldError('meta_info_too_large', '/custom', message);
}
