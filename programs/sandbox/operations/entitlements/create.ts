import {ApiError, invalidField} from '../../errors';
import {found, foundLive} from '../../lists/list';
import type {Call, JsonObject} from '../../types';
import type {DirectEntitlement} from '../billing/entities';
import {periodAround, trialEnd} from '../billing/new-invoice';
import {addDuration, today} from '../dates';
import {clientOf, objectOf, textOf} from '../fields';
import {codeOf} from '../ids';
import {mergeMetaInfo} from '../meta-info';
import {currenciesIn, requireCurrency, requirePartner} from './guards';
import {
  asBuyer,
  asEntitlement,
  asOffer,
  type Buyer,
  type Details,
  type Duration,
  type Entitlement,
  type Offer,
} from './model';
import {newEntitlement} from './purchase';
import {addTerm} from './terms';

/** What an offer leaves out has the default of the contract. */
const defaults = {prorated: true, netTermsDays: 30, gracePeriodDays: 0};

/** The entitlement copies these from the offer's terms. */
const copied = [
  'partner',
  'billingCycle',
  'billingIntervalMonths',
  'prorated',
  'netTermsDays',
  'gracePeriodDays',
  'trial',
];

export function createEntitlement(call: Call) {
  const {world, body} = call;
  const buyer = asBuyer(found(world, 'Buyer', textOf(body.buyerId), 'buyer_not_found'));
  const offer = asOffer(foundLive(world, 'Offer', textOf(body.offerId), 'offer_not_found'));
  requirePartner(offer.partner, ['STRIPE', 'ADYEN']);
  requireUsable(offer, buyer);
  requireBuyersCurrency(offer, buyer);
  const entitlement = build(call, offer, buyer);
  addTerm(world, entitlement.currentTermId, entitlement, {
    type: 'SIGNUP',
    startDate: entitlement.startDate ?? today(world),
    endDate: entitlement.endDate,
    pricing: offer.pricing,
    commitAmount: offer.pricing.commitAmount,
  });
  const cause = {by: 'OPERATION', operation: call.slug} as const;
  const created = world.create('ENTITLEMENT', entitlement, cause);
  world.after(() => {
    register(call, created.id);
  });
  return {body: created};
}

function requireUsable({status, buyerId, partner}: Offer, buyer: Buyer): void {
  const reason =
    status !== 'ACTIVE'
      ? `has the status ${status}`
      : buyerId !== undefined && buyerId !== buyer.id
        ? 'is for a different buyer'
        : partner !== buyer.partner
          ? `is billed through ${partner}, and the buyer pays through ${buyer.partner}`
          : undefined;
  if (!reason) return;
  const message = `The offer ${reason}, so you can't create an entitlement from it.`;
  throw new ApiError('offer_not_usable', {message});
}

function requireBuyersCurrency({pricing}: Offer, {paymentConfig}: Buyer): void {
  if (!paymentConfig) return;
  for (const currency of currenciesIn(pricing)) {
    requireCurrency(currency, paymentConfig.currency, '/offerId');
  }
}

function build(call: Call, offer: Offer, buyer: Buyer): Entitlement {
  const {world, body} = call;
  const {startDate, endDate} = datesOf(call, offer);
  const hasEnded = endDate !== undefined && endDate < today(world);
  const status = hasEnded ? 'CANCELLED' : startDate > today(world) ? 'PENDING_START' : 'ACTIVE';
  const inherited = {...offer.metaInfo, errors: []};
  const entitlement = newEntitlement({
    id: world.newId('ent'),
    termId: world.newId('term'),
    offer,
    buyerId: buyer.id,
    defaultCurrency: buyer.paymentConfig?.currency ?? 'USD',
    name: typeof body.name === 'string' ? body.name.trim() : undefined,
    status,
    startDate,
    endDate,
    details: detailsOf(offer),
    metaInfo: mergeMetaInfo(inherited, objectOf(body.metaInfo)) as Entitlement['metaInfo'],
    cancelledAt: hasEnded ? `${endDate}T00:00:00Z` : undefined,
    author: clientOf(call),
    now: world.now(),
  });
  return hasEnded ? entitlement : withNextInvoice(entitlement);
}

function datesOf({world, body}: Call, {duration}: Offer): {startDate: string; endDate?: string} {
  const startDate = (body.startDate as string | undefined) ?? today(world);
  const endDate =
    (body.endDate as string | undefined) ?? (duration && addDuration(startDate, duration));
  if (endDate !== undefined && endDate <= startDate) {
    throw invalidField('/endDate', 'minimum', `Must be later than the start date ${startDate}.`);
  }
  return {startDate, endDate};
}

function detailsOf({terms}: Offer): Details {
  const values: JsonObject = {...defaults, ...terms};
  const entries = copied.flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]] as const],
  );
  return Object.fromEntries(entries) as {partner: string; trial?: Duration};
}

/** Fixed prices are invoiced when the trial is over, usage when its billing period is. */
function withNextInvoice(entitlement: Entitlement): Entitlement {
  const direct = entitlement as unknown as DirectEntitlement;
  const {pricing, details} = entitlement;
  const start = trialEnd(direct);
  const isPrepaid = (pricing.paymentSchedule ?? (pricing.commits && 'PREPAY')) === 'PREPAY';
  const nextInvoiceDate = isPrepaid ? start : periodAround(direct, start).end;
  return {...entitlement, details: {...details, nextInvoiceDate}};
}

/** The payment provider's ID of the subscription. */
function register({world}: Call, id: string): void {
  const entity = world.store.collection('Entitlement').get(id);
  if (!entity) return;
  const {partner, externalId} = asEntitlement(entity);
  if (externalId) return;
  const code = codeOf(id, 14);
  world.update('ENTITLEMENT', id, {
    externalId: partner === 'STRIPE' ? `sub_1Q${code}` : `sub-${code}`,
  });
}
