import {ApiError} from '../../api-error';
import type {Call, World} from '../../types';
import {clientOf, system} from '../offers/authors';
import {today} from './dates';
import {entitlementOf, entitlementWith, fieldError, requireActive, requirePartner} from './guards';
import type {Pricing} from './model';
import {addTerm, currentTermOf, endTerm} from './terms';

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
