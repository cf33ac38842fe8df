import {ApiError, invalidRequest} from '../../errors';
import {found, listReply, newestFirst} from '../../lists/list';
import type {Call, Entity, Handler, JsonObject, World} from '../../types';
import {clientOf, listOf, objectOf, textOf} from '../fields';
import {checkVerified, isSame, otherCurrency} from '../offers/offer-rules';
import {isDirect, notSupported, partnerName, rejected, unknownPartner} from '../partners';
import {settleChange} from './product-lifecycle';
import {
  checkCertificate,
  checkDetailsPartner,
  checkIdle,
  checkUpdatable,
  hasFulfillment,
  productOf,
  titleFinding,
} from './product-rules';

/** A deleted product can still be read. */
const readable = ({world, path}: Call): Entity =>
  found(world, 'Product', path.productId ?? '', 'product_not_found');

export const getProduct: Handler = (call) => ({body: readable(call)});

export const listProducts: Handler = (call) => listReply(call, 'Product');

/** The path's partner has its own error, so that validation must not report it. */
export const listProductsByPartner: Handler = (call) => {
  const {world, path} = call;
  const integrations = world.store.collection('Integration').all();
  if (!integrations.some(({partner}) => partner === path.partner)) {
    throw unknownPartner(`${partnerName(path.partner)} isn't connected to your organization.`);
  }
  const rows = newestFirst(world, 'Product').filter(({partner}) => partner === path.partner);
  return listReply(call, 'Product', {rows});
};

export const listMeteringDimensions: Handler = (call) =>
  listReply(call, 'MeteringDimension', {
    rows: listOf(readable(call).meteringDimensions),
    position: ({key}) => ({key}),
  });

/** Fields that only we store. The marketplace gets all others. */
const ownFields = new Set(['name', 'sellerNotes']);

function changesOf(product: Entity, body: JsonObject): JsonObject {
  const changes: JsonObject = {...body};
  if ('listing' in body)
    changes.listing = {...objectOf(product.listing), ...objectOf(body.listing)};
  if ('sellerNotes' in body) changes.sellerNotes = body.sellerNotes ?? undefined;
  return changes;
}

/** Saves a change, which the marketplace shows a little later. */
function submit(call: Call, product: Entity, changes: JsonObject): Entity {
  const {world} = call;
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, product[name]]));
  const saved = {...changes, changeInProgress: true, updatedBy: clientOf(call)};
  const changed = world.update('PRODUCT', product.id, saved);
  world.after(() => {
    settleChange(world, product.id, before);
  });
  return changed;
}

function checkChange(product: Entity, body: JsonObject, changes: JsonObject): void {
  checkIdle(product);
  checkDetailsPartner(body.details, product, 'product');
  checkPrices(product, body);
  const finding = titleFinding(product.partner, changes.listing);
  if (finding) throw rejected(product.partner, finding.code, finding.reason);
}

export const updateProduct: Handler = (call) => {
  const {world, body} = call;
  const product = productOf(call);
  checkUpdatable(product);
  const changes = changesOf(product, body);
  if (Object.keys(body).every((name) => ownFields.has(name))) {
    const saved = {...changes, updatedBy: clientOf(call)};
    return {body: world.update('PRODUCT', product.id, saved)};
  }
  checkChange(product, body, changes);
  return {body: submit(call, product, changes)};
};

export const updateFulfillmentUrl: Handler = (call) => {
  const product = productOf(call);
  if (!hasFulfillment(product.partner)) throw notSupported(product.partner);
  if (product.deliveryType !== 'SAAS') {
    throw new ApiError('no_fulfillment_url', {
      message: `${textOf(product.deliveryType)} products don't have a fulfillment URL.`,
    });
  }
  checkUpdatable(product);
  checkIdle(product);
  const {fulfillmentUrl} = call.body;
  checkCertificate(fulfillmentUrl);
  return {body: submit(call, product, {fulfillmentUrl})};
};

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
function checkPrices(product: Entity, {meteringDimensions, details}: JsonObject): void {
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

const over = new Set(['CANCELLED', 'DELETED']);

function checkUnused(world: World, product: Entity): void {
  const count = world.store
    .collection('Entitlement')
    .all()
    .filter(({productId, status}) => productId === product.id && !over.has(textOf(status))).length;
  if (count === 0) return;
  throw new ApiError('product_has_active_entitlements', {
    message: `The product has ${count} active entitlement${count === 1 ? '' : 's'}.`,
  });
}

export const deleteProduct: Handler = (call) => {
  const {world} = call;
  const product = productOf(call);
  if (product.status === 'PUBLIC' || product.status === 'RESTRICTED') {
    throw new ApiError('product_is_public');
  }
  checkIdle(product);
  checkUnused(world, product);
  world.move({
    entityType: 'PRODUCT',
    id: product.id,
    to: 'DELETED',
    by: 'OPERATION',
    operation: 'delete-product',
    changes: {updatedBy: clientOf(call)},
  });
  return {};
};

/** Problems that the marketplace finds before its review. */
function checkListing({partner, listing}: Entity): void {
  const hasLogo = isDirect(partner) || objectOf(listing).logoUrl !== undefined;
  const missing = hasLogo ? undefined : {code: 'MISSING_LOGO', reason: 'The logo is missing.'};
  const finding = missing ?? titleFinding(partner, listing);
  if (!finding) return;
  throw new ApiError('marketplace_review_failed', {
    message: `${partnerName(partner)} requires changes to the listing before it can be published.`,
    marketplace: {partner, code: finding.code, message: finding.reason},
  });
}

export const publishProduct: Handler = (call) => {
  const {world} = call;
  const product = productOf(call);
  const status = textOf(product.status);
  if (status !== 'LIMITED' && status !== 'PUBLISH_FAILED') {
    throw new ApiError('product_not_publishable', {
      message: `The product has the status ${status}, so it can't be published.`,
    });
  }
  checkIdle(product);
  const integration = world.store.collection('Integration').get(textOf(product.integrationId));
  if (integration) checkVerified(integration);
  checkListing(product);
  const published = world.move({
    entityType: 'PRODUCT',
    id: product.id,
    to: 'PENDING_PUBLISH',
    by: 'OPERATION',
    operation: 'publish-product',
    changes: {
      changeInProgress: true,
      metaInfo: {...objectOf(product.metaInfo), errors: []},
      updatedBy: clientOf(call),
    },
  });
  return {body: published};
};
