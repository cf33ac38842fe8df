import {ApiError, fieldError, invalidField} from '../../errors';
import type {Call, World} from '../../types';
import {today} from '../dates';
import {clientOf, system, textOf} from '../fields';
import {
  addExactly,
  checkNameLength,
  entitlementOf,
  entitlementWith,
  requireActive,
  requireCurrency,
  requirePartner,
  requirePositive,
  updateAndNotify,
} from './guards';
import type {Entitlement, Money, Pricing, Term} from './model';
import {addTerm, amountsCurrency, currentTermOf, endTerm, termsOf} from './terms';

export function updateName(call: Call) {
  const entitlement = entitlementOf(call);
  if (entitlement.status === 'DELETED') throw new ApiError('entitlement_not_found');
  const name = textOf(call.body.name).trim();
  if (!name) throw invalidField('/name', 'minLength', 'Must have at least 1 character.');
  checkNameLength(name);
  if (name === entitlement.name) return {body: entitlement};
  return {body: updateAndNotify(call, entitlement.id, {name})};
}

export function updateSeats(call: Call) {
  const {world, body} = call;
  const entitlement = entitlementOf(call);
  const seats = Number(body.seats);
  requirePartner(entitlement.partner, ['AZURE']);
  requireActive(entitlement);
  const plan = perUserPlan(entitlement.pricing);
  if (!plan) throw new ApiError('not_a_per_user_plan');
  if (entitlement.requestedSeats !== undefined) throw new ApiError('change_in_progress');
  const {minimumUsers = 1, maximumUsers = Infinity} = plan;
  if (seats < minimumUsers || seats > maximumUsers) {
    throw fieldError('seats_out_of_range', '/seats', rangeText(minimumUsers, maximumUsers));
  }
  const changes = {requestedSeats: seats, updatedBy: clientOf(call)};
  const requested = world.update('ENTITLEMENT', entitlement.id, changes);
  world.after(() => {
    confirmSeats(world, entitlement.id);
  });
  return {body: requested};
}

const perUserPlan = ({commits = []}: Pricing) => commits.find(({type}) => type === 'PER_USER');

const rangeText = (fewest: number, most: number): string =>
  most === Infinity
    ? `The plan requires at least ${fewest} seats.`
    : `The plan allows ${fewest} to ${most} seats.`;

/** Azure accepts the requested number of seats, which starts a new term. */
function confirmSeats(world: World, id: string): void {
  const entitlement = entitlementWith(world, id);
  const {requestedSeats: seats, status} = entitlement;
  if (seats === undefined || status !== 'ACTIVE') return;
  if (seats === entitlement.seats) {
    world.update('ENTITLEMENT', id, {requestedSeats: undefined, updatedBy: system});
    return;
  }
  const pricing = withSeats(entitlement.pricing, seats);
  const currentTermId = world.newId('term');
  endTerm(world, currentTermOf(world, entitlement), today(world));
  addTerm(world, currentTermId, entitlement, {
    type: 'QUANTITY_CHANGE',
    startDate: today(world),
    endDate: entitlement.endDate,
    seats,
    pricing,
    commitAmount: pricing.commitAmount,
  });
  const changes = {seats, requestedSeats: undefined, pricing, currentTermId, updatedBy: system};
  const changed = world.update('ENTITLEMENT', id, changes);
  world.emit('entitlement.updated', 'ENTITLEMENT', changed);
}

const withSeats = (pricing: Pricing, seats: number): Pricing => ({
  ...pricing,
  commits: pricing.commits?.map((commit) =>
    commit.type === 'PER_USER' ? {...commit, quantity: String(seats)} : commit,
  ),
});

export function addCredit(call: Call) {
  const {world, body} = call;
  const entitlement = entitlementOf(call);
  const amount = body.amount as Money;
  const term = creditedTerm(call, entitlement);
  requireActive(entitlement);
  requirePositive(amount, '/amount/amount');
  requireCurrency(amount.currency, amountsCurrency(entitlement), '/amount/currency');
  const newCreditAmount = addExactly(term.creditAmount, amount);
  world.update('ENTITLEMENT_TERM', term.id, {creditAmount: newCreditAmount});
  updateAndNotify(call, entitlement.id, {});
  return {
    body: {
      entitlementId: entitlement.id,
      entitlementTermId: term.id,
      amount,
      newCreditAmount,
      ...(body.note !== undefined && {note: body.note}),
      createdAt: world.now(),
      createdBy: clientOf(call),
    },
  };
}

function creditedTerm({world, body}: Call, entitlement: Entitlement): Term {
  const {entitlementTermId} = body;
  if (entitlementTermId === undefined) return currentTermOf(world, entitlement);
  const term = termsOf(world, entitlement.id).find(({id}) => id === entitlementTermId);
  if (!term) throw new ApiError('entitlement_term_not_found');
  return term;
}

const mostAddons = 100;

export function applyAddon(call: Call) {
  const {world, body} = call;
  const entitlement = entitlementOf(call);
  requirePartner(entitlement.partner, ['STRIPE', 'ADYEN']);
  requireActive(entitlement);
  const amount = body.amount as Money;
  requirePositive(amount, '/amount/amount');
  requireCurrency(amount.currency, amountsCurrency(entitlement), '/amount/currency');
  if (textOf(body.chargeDate) < today(world)) {
    throw invalidField('/chargeDate', 'minimum', `Must be ${today(world)} or later.`);
  }
  if (entitlement.addons.length >= mostAddons) {
    const message = `An entitlement can have at most ${mostAddons} add-ons.`;
    throw invalidField('/name', 'maxItems', message);
  }
  const addon = {
    id: world.newId('addon'),
    name: body.name,
    ...(body.description !== undefined && {description: body.description}),
    amount,
    chargeDate: body.chargeDate,
    createdAt: world.now(),
    createdBy: clientOf(call),
  };
  return {body: updateAndNotify(call, entitlement.id, {addons: [...entitlement.addons, addon]})};
}
