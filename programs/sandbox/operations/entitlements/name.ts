import {ApiError} from '../../api-error';
import type {Call} from '../../types';
import {textOf} from '../offers/fields';
import {entitlementOf, fieldError, invalidField, updateAndNotify} from './guards';

const longestName = 150;

export function updateName(call: Call) {
  const entitlement = entitlementOf(call);
  if (entitlement.status === 'DELETED') throw new ApiError('entitlement_not_found');
  const name = textOf(call.body.name).trim();
  if (!name) throw invalidField('/name', 'minLength', 'Must have at least 1 character.');
  checkNameLength(name);
  if (name === entitlement.name) return {body: entitlement};
  return {body: updateAndNotify(call, entitlement.id, {name})};
}

export function checkNameLength(name: string): void {
  const {length} = [...name];
  if (length <= longestName) return;
  const message = `The name has ${length} characters. The limit is ${longestName}.`;
  throw fieldError('name_too_long', '/name', message);
}
