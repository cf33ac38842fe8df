import type {ClockJob, World} from '../../types';
import {addDays, addDuration, addMonths, daysBetween, today} from '../dates';
import {system} from '../fields';
import {activateIfDue, beginScheduledCancellation, finishCancellation} from './cancel';
import {entitlementWith} from './guards';
import {
  asEntitlement,
  asOffer,
  type Entitlement,
  type Installment,
  type MeteringDimension,
  type Offer,
  type Pricing,
  type Term,
} from './model';
import {applyScheduledPrice} from './price-model';
import {addTerm, currentTermOf, endTerm, termsOf} from './terms';

/** The entitlement gets everything that a term determines, and tells about it. */
function switchTo(world: World, entitlement: Entitlement, term: Term): void {
  const {offerId: previousOfferId} = entitlement;
  const {committedAmount: _, ...amounts} = entitlement.amounts;
  endTerm(world, currentTermOf(world, entitlement), term.startDate);
  const changed = world.update('ENTITLEMENT', entitlement.id, {
    offerId: term.offerId,
    currentTermId: term.id,
    endDate: term.endDate,
    seats: term.seats,
    pricing: term.pricing,
    autoRenew: offerOf(world, term.offerId)?.autoRenew ?? entitlement.autoRenew,
    amounts: {...(term.commitAmount && {committedAmount: term.commitAmount}), ...amounts},
    updatedBy: system,
  });
  world.emit('entitlement.updated', 'ENTITLEMENT', changed);
  if (term.offerId !== previousOfferId) endOffer(world, previousOfferId);
}

function offerOf(world: World, id: string): Offer | undefined {
  const offer = world.store.collection('Offer').get(id);
  return offer && asOffer(offer);
}

/** An offer ends when another one replaces it. */
function endOffer(world: World, id: string): void {
  const offer = offerOf(world, id);
  if (offer?.status !== 'ACTIVE' || offer.offerType === 'DEFAULT') return;
  world.move({entityType: 'OFFER', id, to: 'ENDED', by: 'CLOCK', changes: {updatedBy: system}});
}

/** Starts the term of a replacement or renewal offer on its first day. */
export function switchToDueTerm(world: World, id: string): void {
  const entitlement = entitlementWith(world, id);
  if (!['ACTIVE', 'SUSPENDED'].includes(entitlement.status)) return;
  const current = currentTermOf(world, entitlement);
  const next = termsOf(world, id).findLast(
    (term) =>
      !term.parentTermId &&
      term.id !== current.id &&
      term.createdAt >= current.createdAt &&
      term.startDate >= current.startDate &&
      term.startDate <= today(world) &&
      term.offerId !== current.offerId,
  );
  if (next) switchTo(world, entitlement, next);
}

/** What happens on the day on which a term ends. */
function endOrRenew(world: World, id: string): void {
  const entitlement = entitlementWith(world, id);
  const {status, endDate, autoRenew, partner, pricing} = entitlement;
  if (!['ACTIVE', 'SUSPENDED'].includes(status)) return;
  if (endDate === undefined || endDate > today(world)) return;
  if (autoRenew) renew(world, entitlement, endDate);
  else if (partner === 'GCP' && pricing.meteringDimensions?.length) stayOpen(world, entitlement);
  else {
    const changes = {updatedBy: system};
    world.move({entityType: 'ENTITLEMENT', id, to: 'CANCELLED', by: 'CLOCK', changes});
  }
}

function renew(world: World, entitlement: Entitlement, startDate: string): void {
  const current = currentTermOf(world, entitlement);
  const {duration} = offerOf(world, entitlement.offerId) ?? {};
  const firstDay = entitlement.startDate ?? current.startDate;
  const endDate = duration
    ? addDuration(startDate, duration)
    : addDays(startDate, Math.max(daysBetween(firstDay, startDate), 1));
  const term = addTerm(world, world.newId('term'), entitlement, {
    type: 'AUTO_RENEW',
    startDate,
    endDate,
    seats: entitlement.seats,
    pricing: nextInstallments(entitlement.pricing, current.startDate, startDate),
    commitAmount: entitlement.pricing.commitAmount,
  });
  switchTo(world, entitlement, term);
}

/** Installments come on the same days of the new term. */
function nextInstallments(pricing: Pricing, before: string, startDate: string): Pricing {
  if (!pricing.installments) return pricing;
  const installments = pricing.installments.map(({chargeDate, ...installment}): Installment => ({
    ...installment,
    chargeDate: addDays(startDate, Math.max(daysBetween(before, chargeDate), 0)),
  }));
  return {...pricing, installments};
}

/** Google keeps a usage plan open at list price after the private offer. */
function stayOpen(world: World, entitlement: Entitlement): void {
  const {productId, pricing} = entitlement;
  const product = world.store.collection('Product').get(productId);
  const listPrices = product?.meteringDimensions as MeteringDimension[] | undefined;
  const defaultOffer = world.store
    .collection('Offer')
    .all()
    .map(asOffer)
    .find((offer) => offer.productId === productId && offer.offerType === 'DEFAULT');
  const term = addTerm(world, world.newId('term'), entitlement, {
    type: 'AUTO_RENEW',
    startDate: entitlement.endDate ?? today(world),
    offerId: defaultOffer?.id,
    pricing: {
      model: 'PAYG',
      meteringDimensions: listPrices ?? pricing.meteringDimensions,
      paymentSchedule: 'POSTPAY',
    },
  });
  switchTo(world, entitlement, term);
}

const defaultAlertDays = 30;
/** Azure's limits, which the operations' descriptions mention. */
const approvalDays = 30;
const suspensionDays = 30;
const retentionYears = 7;

const all = (world: World): Entitlement[] =>
  world.store.collection('Entitlement').all().map(asEntitlement);

const withStatus = (world: World, ...statuses: string[]): Entitlement[] =>
  all(world).filter(({status}) => statuses.includes(status));

/** Starts, changes, renews, and ends terms on their dates, in the order of a day. */
const runTerms: ClockJob = (world) => {
  for (const {id} of withStatus(world, 'PENDING_START')) activateIfDue(world, id);
  for (const {id} of withStatus(world, 'ACTIVE', 'SUSPENDED')) {
    beginScheduledCancellation(world, id);
    switchToDueTerm(world, id);
    applyScheduledPrice(world, id);
    endOrRenew(world, id);
  }
};

/** Ends what was canceled before. */
const runCancellations: ClockJob = (world) => {
  if (!world.settings.automatic) return;
  for (const {id, endDate} of withStatus(world, 'PENDING_CANCEL')) {
    if (endDate === undefined || endDate <= today(world)) finishCancellation(world, id);
  }
};

/** Azure ends purchases that are never approved, or never paid. */
const runAzureDeadlines: ClockJob = (world) => {
  if (!world.settings.automatic) return;
  for (const {id, partner, status, createdAt, suspendedAt} of all(world)) {
    if (partner !== 'AZURE') continue;
    const isLate =
      (status === 'PENDING_START' && isOver(world, createdAt, approvalDays)) ||
      (status === 'SUSPENDED' && isOver(world, suspendedAt, suspensionDays));
    if (!isLate) continue;
    const changes = {updatedBy: system};
    world.move({entityType: 'ENTITLEMENT', id, to: 'CANCELLED', by: 'MARKETPLACE', changes});
  }
};

const isOver = (world: World, moment: string | undefined, days: number): boolean =>
  moment !== undefined && addDays(moment.slice(0, 10), days) + moment.slice(10) <= world.now();

/** Sends `entitlement.ending_soon` once for each end date. */
const runReminders: ClockJob = (world) => {
  const sent = world.store.collection('SandboxReminder');
  for (const entitlement of withStatus(world, 'ACTIVE', 'SUSPENDED')) {
    const {id, endDate, alertDaysBeforeEnd = defaultAlertDays} = entitlement;
    if (endDate === undefined || endDate <= today(world)) continue;
    if (addDays(endDate, -alertDaysBeforeEnd) > today(world)) continue;
    const reminder = `${id} ${endDate}`;
    if (sent.get(reminder)) continue;
    sent.put({id: reminder});
    world.emit('entitlement.ending_soon', 'ENTITLEMENT', entitlement);
  }
};

const runRetention: ClockJob = (world) => {
  const limit = addMonths(today(world), -12 * retentionYears);
  for (const {id, cancelledAt} of withStatus(world, 'CANCELLED')) {
    if (cancelledAt === undefined || cancelledAt.slice(0, 10) > limit) continue;
    const changes = {updatedBy: system};
    world.move({entityType: 'ENTITLEMENT', id, to: 'DELETED', by: 'PLATFORM', changes});
  }
};

export const entitlementsJobs: ClockJob[] = [
  runTerms,
  runCancellations,
  runAzureDeadlines,
  runReminders,
  runRetention,
];
