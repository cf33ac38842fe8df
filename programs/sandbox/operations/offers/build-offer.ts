import type {Call, Json, JsonObject} from '../../types';
import {termEnd} from './dates';
import {listOf, objectOf, present, textOf} from './fields';
import {emptyMetaInfo, mergeMetaInfo} from './meta-info';
import {kindOf} from './offer-kind';
import {isDirect} from './partners';
import {productPricing} from './prices';
import type {References} from './references';

/** What the contract sets if the request leaves it out. */
function withDefaults(terms: JsonObject): JsonObject {
  if (!isDirect(terms.partner) || terms.billingCycle === undefined) return terms;
  return {prorated: true, netTermsDays: 30, gracePeriodDays: 0, ...terms};
}

function channelOf(channel: Json | undefined): JsonObject | undefined {
  return channel === undefined ? undefined : {singleUse: false, ...objectOf(channel)};
}

/** The fields of an offer that come from a request. A draft has the same ones, but fewer. */
export function offerFields(call: Call, {product, integration, replaces}: References): JsonObject {
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
export function defaultEula({product: {eula}}: References): JsonObject | undefined {
  const type = textOf(objectOf(eula).type);
  if (!type) return undefined;
  return {type: type === 'CUSTOM' ? 'VENDOR' : type};
}
