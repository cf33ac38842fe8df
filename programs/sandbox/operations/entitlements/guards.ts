import {ApiError, fieldError} from '../../errors';
import {found} from '../../lists/list';
import type {Call, JsonObject, RequestChecks, World} from '../../types';
import {amountOf, type Decimal, decimalText, money, noMoney, round} from '../billing/money';
import {clientOf} from '../fields';
import {checkKeyCount} from '../meta-info';
import {notSupported} from '../partners';
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

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** Values that the schemas reject too, but for which the operations have their own code. */
export const entitlementsChecks: RequestChecks = {
  'update-entitlement-name': ({body}) => {
    const {name} = fieldsOf(body);
    if (typeof name === 'string') checkNameLength(name.trim());
  },
  'update-entitlement-meta-info': ({body}) => {
    const {custom} = fieldsOf(body);
    checkKeyCount(Object.values(fieldsOf(custom)).filter((value) => value !== null).length);
  },
  'schedule-entitlement-cancellation': ({body}) => {
    const {type, cancelDate} = fieldsOf(body);
    if (type === 'SPECIFIC_DATE' && cancelDate === undefined) throw cancelDateRequired();
  },
  'divide-entitlement-commit': ({body}) => {
    const {startDates} = fieldsOf(body);
    if (!Array.isArray(startDates) || new Set(startDates).size === startDates.length) return;
    const message = 'Each start date must be later than the one before it.';
    throw fieldError('dates_not_increasing', '/startDates', message);
  },
};

export const cancelDateRequired = () =>
  fieldError('cancel_date_required', '/cancelDate', 'The type SPECIFIC_DATE requires cancelDate.');

/** The contract's limit of decimal places. */
const mostDigits = 6;

/** An amount that isn't rounded to the currency's smallest unit, because usage can cost less. */
export function exactMoney(value: Decimal, currency: string): Money {
  const rounded = money(value, currency);
  if (amountOf(rounded) === value) return rounded;
  return {amount: decimalText(round(value, mostDigits), digitsOf(currency)), currency};
}

export const addExactly = (a: Money, b: Money): Money =>
  exactMoney(amountOf(a) + amountOf(b), a.currency);

/** The number of decimal places of a currency. */
export const digitsOf = (currency: string): number =>
  noMoney(currency).amount.split('.')[1]?.length ?? 0;

const longestName = 150;

export function checkNameLength(name: string): void {
  const {length} = [...name];
  if (length <= longestName) return;
  const message = `The name has ${length} characters. The limit is ${longestName}.`;
  throw fieldError('name_too_long', '/name', message);
}
