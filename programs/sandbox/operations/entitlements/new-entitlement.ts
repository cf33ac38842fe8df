import type {JsonObject} from '../../types';
import {noMoney} from '../billing/money';
import {isDirect} from '../offers/partners';
import {currencyOf} from './guards';
import type {Details, Entitlement, MetaInfo, Offer, Pricing} from './model';

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
export function seatsOf({commits = []}: Pricing): number | undefined {
  const plan = commits.find(({type}) => type === 'PER_USER');
  return plan && Number(plan.quantity);
}
