import {isDeepStrictEqual} from 'node:util';
import {isObject} from '@docs/contract';
import {ApiError, type ErrorDetail, invalidRequest} from '../../errors';
import {found, foundLive} from '../../lists/list';
import type {Call, Entity, Json, JsonObject, World} from '../../types';
import {addMonths, today} from '../dates';
import {listOf, objectOf, textOf} from '../fields';
import {isAws, kindOf, partnerName, rejected, unknownAccount} from '../partners';
import {brokenRules, longestOpenMonths} from './marketplace-rules';

const required = (field: string): ErrorDetail => ({
  location: 'BODY',
  field,
  code: 'required',
  message: 'This field is required.',
});

const onlyChannel = (field: string): ErrorDetail => ({
  location: 'BODY',
  field,
  code: 'not_allowed',
  message: 'Only channel offers have this field.',
});

function missingFields(body: JsonObject): ErrorDetail[] {
  const kind = kindOf(body);
  const {partner, baseAgreementId} = objectOf(body.terms);
  const needsExpiry = kind === 'PRIVATE' || kind === 'AUTHORIZATION';
  const replacesWithoutAgreement =
    isAws(partner) && body.replacesOfferId !== undefined && baseAgreementId === undefined;
  return [
    ...(needsExpiry && body.expiryDate === undefined ? [required('/expiryDate')] : []),
    ...(kind === 'DIRECT' && body.buyerId === undefined ? [required('/buyerId')] : []),
    ...(replacesWithoutAgreement ? [required('/terms/baseAgreementId')] : []),
  ];
}

function fieldsOfOtherTypes(body: JsonObject): ErrorDetail[] {
  if (body.offerType === 'CHANNEL') return [];
  return ['channel', 'resellerEula']
    .filter((name) => body[name] !== undefined)
    .map((name) => onlyChannel(`/${name}`));
}

/** What a complete offer needs in addition to its schema, which depends on the kind of offer. */
export function checkRequirements({world, body}: Call): void {
  const pricing = objectOf(body.pricing);
  const details = [
    ...missingFields(body),
    ...fieldsOfOtherTypes(body),
    ...unknownMetrics(world, pricing),
    ...wrongInstallments(pricing),
    ...brokenRules(body, today(world)),
  ];
  if (details.length > 0) throw invalidRequest(details);
}

const sellable = new Set(['LIMITED', 'PENDING_PUBLISH', 'PUBLISH_FAILED', 'PUBLIC']);

const withResellers = new Set<Json | undefined>(['AWS', 'AWS_CHINA', 'AZURE', 'GCP']);

/** What the marketplace refuses as soon as it gets the offer. */
export function checkMarketplaceRules(call: Call, {product, replaces}: References): void {
  const {body, world} = call;
  const {partner, baseAgreementId} = objectOf(body.terms);
  // Restricted products keep their buyers, whose deals can still change.
  const isSellable = sellable.has(textOf(product.status));
  if (!isSellable && !(product.status === 'RESTRICTED' && replaces)) {
    throw rejected(partner, 'INVALID_PRODUCT', `The product ${product.id} is not for sale.`);
  }
  if (body.offerType === 'CHANNEL' && !withResellers.has(partner)) {
    throw rejected(partner, 'RESALE_NOT_SUPPORTED', 'Offers cannot be resold.');
  }
  if (typeof baseAgreementId === 'string' && !replaces) {
    const reason = `The agreement ${baseAgreementId} does not exist.`;
    throw rejected(partner, 'INVALID_AGREEMENT', reason);
  }
  const latest = addMonths(today(world), longestOpenMonths);
  if (partner === 'GCP' && kindOf(body) === 'PRIVATE' && textOf(body.expiryDate) > latest) {
    throw rejected(partner, 'INVALID_ARGUMENT', `The deadline must be ${latest} or earlier.`);
  }
}

/** What the marketplace finds only while it publishes the offer. */
export function accountProblem({terms}: Entity): string | undefined {
  const {awsAccountIds, billingAccountId, consumerAccount, buyerUid} = objectOf(terms);
  const accounts = [...listOf<string>(awsAccountIds), billingAccountId, consumerAccount, buyerUid];
  const unknown = unknownAccount(accounts);
  return unknown && `account ${unknown} doesn't exist`;
}

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
function unknownMetrics(world: World, pricing: JsonObject): ErrorDetail[] {
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
function wrongInstallments({commitAmount, installments}: JsonObject): ErrorDetail[] {
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

/** What the request of an offer refers to. All of it exists. */
export interface References {
  product: Entity;
  integration: Entity;
  buyer?: Entity;
  replaces?: Entity;
}

export function referencesOf(call: Call): References {
  const {world, body} = call;
  const product = foundLive(world, 'Product', textOf(body.productId), 'product_not_found');
  const integrationId = textOf(body.integrationId ?? product.integrationId);
  const integration = found(world, 'Integration', integrationId, 'integration_not_found');
  const buyer =
    typeof body.buyerId === 'string'
      ? found(world, 'Buyer', body.buyerId, 'buyer_not_found')
      : undefined;
  for (const contactId of listOf<string>(body.contactIds)) {
    found(world, 'Contact', contactId, 'contact_not_found');
  }
  const references = {product, integration, buyer, replaces: replacedOffer(call)};
  checkPartners(call, references);
  return references;
}

/** On AWS, an offer replaces an agreement, which is another offer's entitlement. */
function replacedOffer({world, body}: Call): Entity | undefined {
  if (typeof body.replacesOfferId === 'string') {
    return foundLive(world, 'Offer', body.replacesOfferId, 'offer_not_found');
  }
  const {baseAgreementId} = objectOf(body.terms);
  if (typeof baseAgreementId !== 'string') return undefined;
  const agreement = world.store
    .collection('Entitlement')
    .all()
    .find(({details}) => objectOf(details).agreementId === baseAgreementId);
  return agreement && world.store.collection('Offer').get(textOf(agreement.offerId));
}

function checkPartners({body}: Call, {product, integration, buyer}: References): void {
  const partner = objectOf(body.terms).partner ?? product.partner;
  const mismatch = (reason: string) =>
    new ApiError('offer_partner_mismatch', {
      message: `The terms are for ${textOf(partner)}, but ${reason}.`,
    });
  if (partner !== product.partner) {
    throw mismatch(`the product is sold on ${textOf(product.partner)}`);
  }
  if (partner !== integration.partner) {
    throw mismatch(`the integration is for ${textOf(integration.partner)}`);
  }
  if (buyer && partner !== buyer.partner) {
    throw mismatch(`the buyer buys through ${textOf(buyer.partner)}`);
  }
}

export function checkVerified(integration: Entity): void {
  if ((integration.status ?? 'VERIFIED') === 'VERIFIED') return;
  throw new ApiError('integration_not_verified', {
    message: `The ${partnerName(integration.partner)} integration isn't verified.`,
  });
}
