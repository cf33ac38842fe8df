import {ApiError, type ErrorDetail} from '../../api-error';
import {found} from '../../lists/list';
import type {Call, JsonObject, World} from '../../types';
import {clientOf} from '../offers/authors';
import {notSupported} from '../offers/partners';
import {asEntitlement, type Entitlement, type Money, type Pricing} from './model';

/** The entitlement in the call's path. */
export const entitlementOf = ({world, path}: Call): Entitlement =>
  entitlementWith(world, path.entitlementId ?? '');

export const entitlementWith = (world: World, id: string): Entitlement =>
  asEntitlement(found(world, 'Entitlement', id, 'entitlement_not_found'));

export function requireActive({status}: Entitlement): void {
  if (status === 'ACTIVE') return;
  const message = `The entitlement has the status ${status}, but this operation requires ACTIVE.`;
  throw new ApiError('entitlement_not_active', {message});
}

export function requirePartner(partner: string, supported: string[]): void {
  if (!supported.includes(partner)) throw notSupported(partner);
}

/** What's wrong with a field of the body that the schema can't check. */
export function invalidField(field: string, code: string, message: string): ApiError {
  const details: ErrorDetail[] = [{location: 'BODY', field, code, message}];
  return new ApiError('validation_failed', {message: 'The request has 1 invalid field.', details});
}

/** An error of one field of the body, with its own code in the catalog. */
export function fieldError(code: string, field: string, message: string): ApiError {
  return new ApiError(code, {message, details: [{location: 'BODY', field, code, message}]});
}

/** All prices of an entitlement or offer have the same currency. */
export function currencyOf({commitAmount, commits, ...usage}: Pricing): string | undefined {
  const amounts = [
    commitAmount,
    ...(commits ?? []).map(({rate}) => rate),
    ...(usage.meteringDimensions ?? []).map(
      ({unitPrice, priceTiers}) => unitPrice ?? priceTiers?.[0]?.unitPrice,
    ),
  ];
  const known = amounts.find((amount) => amount !== undefined);
  return known?.currency ?? currenciesIn(usage.billableDimensions ?? [])[0];
}

/** The currencies of all amounts in a value, at any depth. */
export function currenciesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const {currency} = value as {currency?: unknown};
  if (typeof currency === 'string') return [currency];
  return Object.values(value).flatMap(currenciesIn);
}

export function requireCurrency(currency: string, expected: string, field: string): void {
  if (currency === expected) return;
  const message = `The amount is in ${currency}, but the buyer pays in ${expected}.`;
  throw fieldError('currency_mismatch', field, message);
}

export function requirePositive({amount}: Money, field: string): void {
  if (/[1-9]/.test(amount) && !amount.startsWith('-')) return;
  throw fieldError('amount_must_be_positive', field, 'The amount must be greater than 0.');
}

/** Changes an entitlement on behalf of the call's client, and tells about it. */
export function updateAndNotify(call: Call, id: string, changes: JsonObject): Entitlement {
  const {world} = call;
  const updated = world.update('ENTITLEMENT', id, {...changes, updatedBy: clientOf(call)});
  const createdBy = clientOf(call);
  world.emit('entitlement.updated', 'ENTITLEMENT', updated, {createdBy});
  return asEntitlement(updated);
}
