import {ApiError} from '../../api-error';
import {invalidRequest} from '../../http/parameters';
import type {Entity, JsonObject} from '../../types';
import {listOf, objectOf, textOf} from '../offers/fields';
import {isDirect} from '../offers/partners';
import {isSame, otherCurrency} from '../offers/prices';

/** What a dimension must keep. Its name and description can change. */
const fixed = ['unit', 'unitPrice', 'priceTiers', 'planId', 'includedQuantities'];

function checkDimensions(product: Entity, next: JsonObject[]): void {
  for (const dimension of listOf(product.meteringDimensions)) {
    const same = next.find(({key}) => key === dimension.key);
    if (same && fixed.every((field) => isSame(same[field], dimension[field]))) continue;
    throw new ApiError('price_change_not_allowed');
  }
}

function checkPlans(product: Entity, details: JsonObject): void {
  const planIds = listOf(details.plans).map(({planId}) => planId);
  const isKept = listOf(objectOf(product.details).plans).every(({planId}) =>
    planIds.includes(planId),
  );
  if (isKept) return;
  throw new ApiError('price_change_not_allowed', {message: "Existing plans can't be removed."});
}

const invalidDimensions = (code: string, message: string) =>
  invalidRequest([{location: 'BODY', field: '/meteringDimensions', code, message}]);

/** An update can add dimensions and plans, but not change or remove existing ones. */
export function checkPrices(product: Entity, {meteringDimensions, details}: JsonObject): void {
  if (details !== undefined) checkPlans(product, objectOf(details));
  if (meteringDimensions === undefined) return;
  const next = listOf(meteringDimensions);
  checkDimensions(product, next);
  if (next.length > 0 && isDirect(product.partner)) {
    throw invalidDimensions('not_allowed', "Direct products don't have metering dimensions.");
  }
  const currency = textOf(product.currency);
  if (otherCurrency(meteringDimensions, currency) !== undefined) {
    throw invalidDimensions('currency', `All prices must be in ${currency}.`);
  }
}
