import {isDeepStrictEqual} from 'node:util';
import {isObject} from '@docs/contract';
import {ApiError, type ErrorDetail} from '../../api-error';
import type {Entity, Json, JsonObject, World} from '../../types';
import {listOf, objectOf, textOf} from './fields';

/** The currencies of all amounts in a value. */
function currenciesIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(currenciesIn);
  if (!isObject(value)) return [];
  if (typeof value.amount === 'string' && typeof value.currency === 'string')
    return [value.currency];
  return Object.values(value).flatMap(currenciesIn);
}

/** A currency in the value that isn't the expected one. */
export const otherCurrency = (value: Json | undefined, currency: string): string | undefined =>
  currenciesIn(value).find((found) => found !== currency);

/** `reason` says whose currency it is, such as `the buyer pays in`. */
export function checkCurrency(value: Json | undefined, currency: string, reason: string): void {
  const other = otherCurrency(value, currency);
  if (other === undefined) return;
  throw new ApiError('currency_mismatch', {
    message: `The amount is in ${other}, but ${reason} ${currency}.`,
  });
}

/** A direct buyer pays in one currency. On a marketplace, the product has one. */
export function checkOfferCurrency(pricing: Json | undefined, product: Entity, buyer?: Entity) {
  const {currency} = objectOf(buyer?.paymentConfig);
  if (typeof currency === 'string') checkCurrency(pricing, currency, 'the buyer pays in');
  else checkCurrency(pricing, textOf(product.currency), 'the product is sold in');
}

export function checkMetrics(world: World, pricing: JsonObject): void {
  const ids = listOf(pricing.billableDimensions).map(({billableMetricId}) =>
    textOf(billableMetricId),
  );
  const reused = ids.find((id, index) => ids.indexOf(id) !== index);
  if (reused === undefined) return;
  const metric = world.store.collection('BillableMetric').get(reused);
  throw new ApiError('billable_metric_reused', {
    message: `The metric ${textOf(metric?.key) || reused} has more than one price.`,
  });
}

/** Offers refer to metrics that exist. */
export function unknownMetrics(world: World, pricing: JsonObject): ErrorDetail[] {
  const metrics = world.store.collection('BillableMetric');
  return listOf(pricing.billableDimensions).flatMap(({billableMetricId}, index) => {
    const metric = metrics.get(textOf(billableMetricId));
    if (metric && metric.status !== 'DELETED') return [];
    const field = `/pricing/billableDimensions/${index}/billableMetricId`;
    return [{location: 'BODY', field, code: 'exists', message: 'No billable metric has this ID.'}];
  });
}

/** Amounts have at most six decimals. */
const millionths = (money: Json | undefined): number =>
  Math.round(Number(objectOf(money).amount) * 1_000_000);

/** Installments are the parts of the commitment. */
export function wrongInstallments({commitAmount, installments}: JsonObject): ErrorDetail[] {
  const parts = listOf(installments);
  if (commitAmount === undefined || parts.length === 0) return [];
  const total = parts.reduce((sum, {amount}) => sum + millionths(amount), 0);
  if (total === millionths(commitAmount)) return [];
  const message = `The amounts must add up to ${textOf(objectOf(commitAmount).amount)}.`;
  return [{location: 'BODY', field: '/pricing/installments', code: 'sum', message}];
}

const offerModels: Record<string, string> = {
  CONTRACT_WITH_CONSUMPTION: 'CONTRACT',
  USAGE_BASED: 'PAYG',
  FREE: 'SUBSCRIPTION',
  BYOL: 'SUBSCRIPTION',
};

/** The pricing of a draft without prices: the product's model, with nothing negotiated yet. */
export function productPricing({pricingModel}: Entity): JsonObject {
  const model = textOf(pricingModel);
  return {model: offerModels[model] ?? model};
}

export const isSame = (a: Json | undefined, b: Json | undefined): boolean =>
  isDeepStrictEqual(a, b);
