import {found} from '../../lists/list';
import type {Call, Entity, JsonObject} from '../../types';
import {vendor} from '../billing/vendor';
import {listOf, objectOf, present, textOf} from '../offers/fields';
import {emptyMetaInfo, mergeMetaInfo} from '../offers/meta-info';
import {isAws} from '../offers/partners';
import {checkCurrency} from '../offers/prices';
import {checkDetailsPartner} from './product-checks';
import {checkSupported} from './supported-types';

/** The integration of a request, which determines the partner and what it supports. */
export function integrationOf({world, body}: Call): Entity {
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
export function productFields(call: Call, {id, partner}: Entity): JsonObject {
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
