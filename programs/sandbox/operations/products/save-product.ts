import {ApiError} from '../../api-error';
import {foundLive} from '../../lists/list';
import type {Call, Entity, Handler, Json, JsonObject} from '../../types';
import {clientOf, createdBy} from '../offers/authors';
import {objectOf, replacing, textOf} from '../offers/fields';
import {mergeMetaInfo} from '../offers/meta-info';
import {rejected} from '../offers/partners';
import {checkVerified} from '../offers/references';
import {integrationOf, productFields} from './build-product';
import {titleFinding} from './listing-review';
import {checkCertificate} from './product-checks';
import {checkProductRequirements} from './product-requirements';

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
