import {ApiError} from '../../errors';
import {found, foundLive} from '../../lists/list';
import type {Call, Entity, Handler, Json, JsonObject} from '../../types';
import {clientOf, createdBy, listOf, objectOf, present, replacing, textOf} from '../fields';
import {vendor} from '../ids';
import {emptyMetaInfo, mergeMetaInfo} from '../meta-info';
import {checkCurrency, checkVerified} from '../offers/offer-rules';
import {isAws, rejected} from '../partners';
import {
  checkCertificate,
  checkDetailsPartner,
  checkProductRequirements,
  checkSupported,
  titleFinding,
} from './product-rules';

/** These belong to the stored product, whatever a request says. */
const kept = ['id', 'orgId', 'status', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'];

function draftOf({world}: Call, id: Json | undefined, statuses: string[]): Entity | undefined {
  if (typeof id !== 'string') return undefined;
  const product = foundLive(world, 'Product', id, 'product_not_found');
  const status = textOf(product.status);
  if (statuses.includes(status)) return product;
  throw new ApiError('product_not_draft', {
    message: `The product has the status ${status} and is no longer a draft.`,
  });
}

function checkComplete({body}: Call, integration: Entity): void {
  checkProductRequirements(body);
  checkCertificate(body.fulfillmentUrl);
  checkVerified(integration);
  const finding = titleFinding(integration.partner, body.listing);
  if (finding) throw rejected(integration.partner, finding.code, finding.reason);
}

export const createProduct: Handler = (call) => {
  const {world, body} = call;
  const draft = draftOf(call, body.draftProductId, ['DRAFT', 'CREATE_FAILED']);
  const integration = integrationOf(call);
  const fields = {...productFields(call, integration), changeInProgress: true};
  checkComplete(call, integration);
  const complete: JsonObject = {...fields, eula: body.eula ?? {type: 'STANDARD'}};
  if (draft) return {body: submitDraft(call, draft, complete)};
  const status = 'PENDING_CREATE';
  const product = {id: world.newId('prod'), ...createdBy(call), ...complete, status};
  const cause = {by: 'OPERATION', operation: 'create-product'} as const;
  return {body: world.create('PRODUCT', product, cause)};
};

/** The marketplace's earlier problems are over as soon as it gets the product again. */
function submitDraft(call: Call, draft: Entity, fields: JsonObject): Entity {
  const current = {...objectOf(draft.metaInfo), errors: []};
  const metaInfo = mergeMetaInfo(current, objectOf(call.body.metaInfo));
  return call.world.move({
    entityType: 'PRODUCT',
    id: draft.id,
    to: 'PENDING_CREATE',
    by: 'OPERATION',
    operation: 'create-product',
    changes: replacing(draft, {...fields, metaInfo, updatedBy: clientOf(call)}, kept),
  });
}

export const saveDraftProduct: Handler = (call) => {
  const {world, body} = call;
  const draft = draftOf(call, body.productId, ['DRAFT']);
  const fields = productFields(call, integrationOf(call));
  if (draft) {
    const next = {...fields, updatedBy: clientOf(call)};
    return {status: 200, body: world.update('PRODUCT', draft.id, replacing(draft, next, kept))};
  }
  const product = {id: world.newId('prod'), ...createdBy(call), ...fields, status: 'DRAFT'};
  const cause = {by: 'OPERATION', operation: 'create-or-update-draft-product'} as const;
  return {status: 201, body: world.create('PRODUCT', product, cause)};
};

/** The integration of a request, which determines the partner and what it supports. */
function integrationOf({world, body}: Call): Entity {
  const id = textOf(body.integrationId);
  const integration = found(world, 'Integration', id, 'integration_not_found');
  checkDetailsPartner(body.details, integration, 'integration');
  checkSupported(integration.partner, body.deliveryType, body.pricingModel);
  return integration;
}

function detailsOf({details, deliveryType}: JsonObject): JsonObject | undefined {
  if (details === undefined) return undefined;
  const {partner, ...others} = objectOf(details);
  const defaults = isAws(partner) && deliveryType === 'SAAS' ? {concurrentAgreements: false} : {};
  return {partner, ...defaults, ...others};
}

/** The fields of a product that come from a request. A draft has the same ones, but fewer. */
function productFields(call: Call, {id, partner}: Entity): JsonObject {
  const {body} = call;
  const currency = textOf(body.currency) || vendor.defaultCurrency;
  checkCurrency([body.commits ?? [], body.meteringDimensions ?? []], currency, 'the product is in');
  return present({
    name: body.name,
    partner,
    integrationId: id,
    deliveryType: body.deliveryType,
    pricingModel: body.pricingModel,
    visibility: 'DRAFT',
    currency,
    commits: listOf(body.commits),
    meteringDimensions: listOf(body.meteringDimensions),
    fulfillmentUrl: body.fulfillmentUrl,
    eula: body.eula,
    refundPolicy: body.refundPolicy,
    sellerNotes: body.sellerNotes,
    listing: body.listing,
    details: detailsOf(body),
    changeInProgress: false,
    metaInfo: mergeMetaInfo(emptyMetaInfo, objectOf(body.metaInfo)),
  });
}
