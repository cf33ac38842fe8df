import type {Entity, World} from '../../types';
import {system} from '../offers/authors';
import {textOf} from '../offers/fields';
import {acceptingBuyer} from './accepting-buyer';
import {activateIfDue} from './activation';
import {addDuration, today} from './dates';
import {asEntitlement, asOffer, type Buyer, type Entitlement, type Offer} from './model';
import {newEntitlement, seatsOf} from './new-entitlement';
import {purchaseDetails} from './purchase-details';
import {addTerm, currentTermOf} from './terms';
import {switchToDueTerm} from './next-term';

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

export function purchase(world: World, offer: Offer, buyer: Buyer): void {
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
