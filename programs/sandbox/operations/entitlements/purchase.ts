import type {Entity, JsonObject, World} from '../../types';
import {noMoney} from '../billing/money';
import {addDuration, today} from '../dates';
import {system, textOf} from '../fields';
import {digitsOf, hexOf, uuidOf} from '../ids';
import {isDirect} from '../partners';
import {activateIfDue} from './cancel';
import {switchToDueTerm} from './clock-jobs';
import {currencyOf} from './guards';
import {acceptingBuyer, purchaseDetails} from './marketplace-purchase';
import {
  asEntitlement,
  asOffer,
  type Buyer,
  type Details,
  type Entitlement,
  type MetaInfo,
  type Offer,
  type Pricing,
} from './model';
import {addTerm, currentTermOf} from './terms';

/** The purchase that follows when a buyer accepts an offer. */
export function onOfferAccepted(world: World, accepted: Entity): void {
  const buyer = acceptingBuyer(world, asOffer(accepted));
  const startDate = asOffer(accepted).startDate ?? today(world);
  const {duration, endDate, acceptedAt} = asOffer(accepted);
  const offer = asOffer(
    world.update('OFFER', accepted.id, {
      buyerId: buyer.id,
      acceptedAt: acceptedAt ?? world.now(),
      startDate,
      endDate: endDate ?? (duration && addDuration(startDate, duration)),
    }),
  );
  const replaced = replacedEntitlement(world, offer);
  if (replaced) continueWith(world, replaced, offer, buyer);
  else purchase(world, offer, buyer);
}

function purchase(world: World, offer: Offer, buyer: Buyer): void {
  const id = world.newId('ent');
  const startDate = offer.startDate ?? today(world);
  const entitlement = newEntitlement({
    id,
    termId: world.newId('term'),
    offer,
    buyerId: buyer.id,
    defaultCurrency: productCurrency(world, offer),
    status: 'PENDING_START',
    startDate,
    endDate: offer.endDate,
    ...purchaseDetails(id, offer, buyer),
    author: system,
    now: world.now(),
  });
  addTerm(world, entitlement.currentTermId, entitlement, {
    type: 'SIGNUP',
    startDate,
    endDate: offer.endDate,
    seats: entitlement.seats,
    pricing: offer.pricing,
    commitAmount: offer.pricing.commitAmount,
  });
  world.create('ENTITLEMENT', entitlement, {by: 'BUYER'});
  world.after(() => {
    activateIfDue(world, id);
  });
}

const productCurrency = (world: World, {productId}: Offer): string =>
  textOf(world.store.collection('Product').get(productId)?.currency ?? 'USD');

/** The purchase that an offer changes: of the offer that it replaces, or of the agreement on AWS. */
function replacedEntitlement(world: World, offer: Offer): Entitlement | undefined {
  const {baseAgreementId} = offer.terms;
  return world.store
    .collection('Entitlement')
    .all()
    .map(asEntitlement)
    .find(
      ({status, externalId, offerId}) =>
        ['ACTIVE', 'SUSPENDED'].includes(status) &&
        ((baseAgreementId !== undefined && externalId === baseAgreementId) ||
          (offer.replacesOfferId !== undefined && offerId === offer.replacesOfferId)),
    );
}

/** The entitlement continues with a term of the new offer, which can start later. */
function continueWith(world: World, entitlement: Entitlement, offer: Offer, buyer: Buyer): void {
  const startDate = offer.startDate ?? today(world);
  const {endDate} = currentTermOf(world, entitlement);
  const isRenewal = endDate !== undefined && startDate >= endDate;
  const isAws = entitlement.details.agreementId !== undefined;
  if (isAws) {
    const {externalId, details} = purchaseDetails(offer.id, offer, buyer);
    world.update('ENTITLEMENT', entitlement.id, {externalId, details});
  }
  addTerm(world, world.newId('term'), entitlement, {
    type: isRenewal ? 'MANUAL_RENEW' : 'PLAN_CHANGE',
    startDate,
    endDate: offer.endDate,
    offerId: offer.id,
    seats: entitlement.seats === undefined ? undefined : seatsOf(offer.pricing),
    pricing: offer.pricing,
    commitAmount: offer.pricing.commitAmount,
  });
  world.after(() => {
    switchToDueTerm(world, entitlement.id);
  });
}

/** The purchase of a reseller's buyer, whom the authorization doesn't name. */
export function onOfferUsed(world: World, used: Entity): void {
  const offer = asOffer(used);
  const startDate = today(world);
  const sale: Offer = {
    ...offer,
    startDate,
    endDate: offer.duration && addDuration(startDate, offer.duration),
    terms: {...offer.terms, ...accountOf(offer)},
    channel: {...offer.channel, role: 'RESOLD'},
    contactIds: [],
  };
  purchase(world, sale, acceptingBuyer(world, sale));
}

/** An account in the marketplace's format. */
function accountOf({id, partner}: Offer): JsonObject {
  const seed = `${id} buyer`;
  if (partner === 'AZURE') {
    const parts = [uuidOf(seed), uuidOf(`${seed} account`)];
    return {billingAccountId: `${parts.join(':')}_2019-05-31`};
  }
  if (partner === 'GCP') {
    const groups = hexOf(seed, 18).toUpperCase().match(/.{6}/g) ?? [];
    return {billingAccountId: groups.join('-')};
  }
  return {awsAccountIds: [digitsOf(seed, 12)]};
}

type NewEntitlement = {
  id: string;
  termId: string;
  offer: Offer;
  buyerId: string;
  /** If the offer's prices have no currency. */
  defaultCurrency: string;
  name?: string;
  externalId?: string;
  status: string;
  startDate: string;
  endDate?: string;
  details: Details;
  buyerManagementUrl?: string;
  metaInfo?: MetaInfo;
  cancelledAt?: string;
  author: JsonObject;
  now: string;
};

/** A complete entitlement, with the price and settings of its offer. */
export function newEntitlement(sale: NewEntitlement): Entitlement {
  const {offer, now, author} = sale;
  const seats = seatsOf(offer.pricing);
  return {
    id: sale.id,
    orgId: offer.orgId,
    name: sale.name ?? offer.name,
    partner: offer.partner,
    integrationId: offer.integrationId,
    productId: offer.productId,
    offerId: offer.id,
    buyerId: sale.buyerId,
    ...(sale.externalId && {externalId: sale.externalId}),
    status: sale.status,
    currentTermId: sale.termId,
    startDate: sale.startDate,
    ...(sale.endDate && {endDate: sale.endDate}),
    autoRenew: offer.autoRenew,
    ...(offer.partner === 'AZURE' && seats && {seats}),
    pricing: offer.pricing,
    details: sale.details,
    ...(offer.channel && {channel: offer.channel}),
    addons: [],
    amounts: firstAmounts(offer, currencyOf(offer.pricing) ?? sale.defaultCurrency),
    ...(sale.buyerManagementUrl && {buyerManagementUrl: sale.buyerManagementUrl}),
    ...(sale.cancelledAt && {cancelledAt: sale.cancelledAt}),
    metaInfo: sale.metaInfo ?? {...offer.metaInfo, errors: []},
    createdAt: now,
    createdBy: author,
    updatedAt: now,
    updatedBy: author,
  };
}

/** Marketplaces report what they collect and pay out. For direct billing, invoices have it. */
function firstAmounts({partner, pricing}: Offer, currency: string): Entitlement['amounts'] {
  const nothing = noMoney(currency);
  return {
    ...(pricing.commitAmount && {committedAmount: pricing.commitAmount}),
    grossAmount: nothing,
    invoicedAmount: nothing,
    ...(!isDirect(partner) && {collectableAmount: nothing, disbursedAmount: nothing}),
  };
}

/** The number of seats of a per-user plan. */
function seatsOf({commits = []}: Pricing): number | undefined {
  const plan = commits.find(({type}) => type === 'PER_USER');
  return plan && Number(plan.quantity);
}
