import {ApiError} from '../../errors';
import {foundLive} from '../../lists/list';
import type {Call, Entity, Handler, Json, JsonObject} from '../../types';
import {termEnd} from '../dates';
import {clientOf, createdBy, listOf, objectOf, present, replacing, textOf} from '../fields';
import {emptyMetaInfo, mergeMetaInfo} from '../meta-info';
import {isDirect, kindOf} from '../partners';
import {
  checkMarketplaceRules,
  checkMetrics,
  checkOfferCurrency,
  checkRequirements,
  checkVerified,
  productPricing,
  References,
  referencesOf,
} from './offer-rules';

/** These belong to the stored offer, whatever a request says. */
const kept = ['id', 'orgId', 'status', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'];

function draftOf({world}: Call, id: Json | undefined): Entity | undefined {
  if (typeof id !== 'string') return undefined;
  const offer = foundLive(world, 'Offer', id, 'offer_not_found');
  if (offer.status === 'DRAFT') return offer;
  throw new ApiError('offer_not_draft', {
    message: `The offer has the status ${textOf(offer.status)} and is no longer a draft.`,
  });
}

/** Contacts and meta info that were added to the draft stay if the request leaves them out. */
function fromDraft(draft: Entity, body: JsonObject, fields: JsonObject): JsonObject {
  return {
    ...fields,
    contactIds: body.contactIds === undefined ? draft.contactIds : fields.contactIds,
    metaInfo: mergeMetaInfo(objectOf(draft.metaInfo), objectOf(body.metaInfo)),
  };
}

export const createOffer: Handler = (call) => {
  const {world, body} = call;
  const draft = draftOf(call, body.draftOfferId);
  const references = referencesOf(call);
  checkRequirements(call);
  checkMetrics(world, objectOf(body.pricing));
  checkOfferCurrency(body.pricing, references.product, references.buyer);
  checkVerified(references.integration);
  checkMarketplaceRules(call, references);
  const fields = offerFields(call, references);
  fields.eula ??= defaultEula(references);
  return {body: draft ? submitDraft(call, draft, fields) : submitNew(call, fields)};
};

function submitNew(call: Call, fields: JsonObject): Entity {
  const id = call.world.newId('offr');
  const offer = {id, ...createdBy(call), ...fields, status: 'PENDING_CREATE'};
  return call.world.create('OFFER', offer, {by: 'OPERATION', operation: 'create-offer'});
}

function submitDraft(call: Call, draft: Entity, fields: JsonObject): Entity {
  const next = {...fromDraft(draft, call.body, fields), updatedBy: clientOf(call)};
  return call.world.move({
    entityType: 'OFFER',
    id: draft.id,
    to: 'PENDING_CREATE',
    by: 'OPERATION',
    operation: 'create-offer',
    changes: replacing(draft, next, kept),
  });
}

export const saveDraftOffer: Handler = (call) => {
  const {world, body} = call;
  const draft = draftOf(call, body.offerId);
  const fields = offerFields(call, referencesOf(call));
  if (draft) {
    const next = {...fields, updatedBy: clientOf(call)};
    return {status: 200, body: world.update('OFFER', draft.id, replacing(draft, next, kept))};
  }
  const offer = {id: world.newId('offr'), ...createdBy(call), ...fields, status: 'DRAFT'};
  const cause = {by: 'OPERATION', operation: 'create-or-update-draft-offer'} as const;
  return {status: 201, body: world.create('OFFER', offer, cause)};
};

/** What the contract sets if the request leaves it out. */
function withDefaults(terms: JsonObject): JsonObject {
  if (!isDirect(terms.partner) || terms.billingCycle === undefined) return terms;
  return {prorated: true, netTermsDays: 30, gracePeriodDays: 0, ...terms};
}

function channelOf(channel: Json | undefined): JsonObject | undefined {
  return channel === undefined ? undefined : {singleUse: false, ...objectOf(channel)};
}

/** The fields of an offer that come from a request. A draft has the same ones, but fewer. */
function offerFields(call: Call, {product, integration, replaces}: References): JsonObject {
  const {body} = call;
  const offerType = body.offerType ?? 'PRIVATE';
  const visibility = body.visibility ?? 'PRIVATE';
  const terms = withDefaults({partner: product.partner, ...objectOf(body.terms)});
  const kind = kindOf({...body, offerType, visibility, terms});
  const isOpen = kind === 'PRIVATE' || kind === 'AUTHORIZATION';
  return present({
    name: body.name,
    partner: product.partner,
    integrationId: integration.id,
    productId: product.id,
    // A marketplace says who the buyer is when the buyer accepts.
    buyerId: kind === 'DIRECT' ? body.buyerId : undefined,
    offerType,
    visibility,
    expiryDate: isOpen ? body.expiryDate : undefined,
    startDate: body.startDate,
    endDate: termEnd(body.startDate, body.duration),
    duration: body.duration,
    pricing: body.pricing ?? productPricing(product),
    terms,
    channel: channelOf(body.channel),
    eula: body.eula,
    resellerEula: body.resellerEula,
    autoRenew: body.autoRenew ?? false,
    renewalType: body.renewalType,
    replacesOfferId: replaces?.id,
    contactIds: listOf<string>(body.contactIds),
    metaInfo: mergeMetaInfo(emptyMetaInfo, objectOf(body.metaInfo)),
  });
}

/** The license of an offer whose request has none: the product's. */
function defaultEula({product: {eula}}: References): JsonObject | undefined {
  const type = textOf(objectOf(eula).type);
  if (!type) return undefined;
  return {type: type === 'CUSTOM' ? 'VENDOR' : type};
}
