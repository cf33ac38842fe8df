import {ApiError} from '../../api-error';
import type {Call, Entity, Handler, JsonObject} from '../../types';
import {clientOf} from '../offers/authors';
import {objectOf, textOf} from '../offers/fields';
import {notSupported, rejected} from '../offers/partners';
import {checkPrices} from './kept-prices';
import {titleFinding} from './listing-review';
import {
  checkCertificate,
  checkDetailsPartner,
  checkIdle,
  checkUpdatable,
  productOf,
} from './product-checks';
import {hasFulfillment} from './product-requirements';
import {settleChange} from './settle-product';

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

function checkListing(product: Entity, body: JsonObject, changes: JsonObject): void {
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
  checkListing(product, body, changes);
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
