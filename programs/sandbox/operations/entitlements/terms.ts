import type {World} from '../../types';
import {noMoney} from '../billing/money';
import {currencyOf} from './guards';
import {asTerm, type Entitlement, type Money, type Pricing, type Term} from './model';

type NewTerm = {
  type: string;
  startDate: string;
  endDate?: string;
  pricing: Pricing;
  /** Without it, the entitlement's own. */
  offerId?: string;
  seats?: number;
  commitAmount?: Money;
  parentTermId?: string;
};

/** Stores a new term. Its used amounts are zero. */
export function addTerm(world: World, id: string, entitlement: Entitlement, term: NewTerm): Term {
  const now = world.now();
  const nothing = noMoney(currencyOf(term.pricing) ?? amountsCurrency(entitlement));
  const {orgId, buyerId, productId, partner} = entitlement;
  const added: Term = {
    id,
    orgId,
    entitlementId: entitlement.id,
    buyerId,
    productId,
    offerId: term.offerId ?? entitlement.offerId,
    partner,
    type: term.type,
    startDate: term.startDate,
    ...(term.endDate && {endDate: term.endDate}),
    ...(term.seats && {seats: term.seats}),
    ...(term.commitAmount && {commitAmount: term.commitAmount}),
    usedCommitAmount: nothing,
    creditAmount: nothing,
    usedCreditAmount: nothing,
    reportedAmount: nothing,
    ...(term.parentTermId && {parentTermId: term.parentTermId}),
    subTermIds: [],
    pricing: term.pricing,
    createdAt: now,
    updatedAt: now,
  };
  return asTerm(world.store.collection('EntitlementTerm').put(added));
}

export const amountsCurrency = ({amounts}: Entitlement): string => amounts.grossAmount.currency;

export const termsOf = (world: World, entitlementId: string): Term[] =>
  world.store
    .collection('EntitlementTerm')
    .all()
    .map(asTerm)
    .filter((term) => term.entitlementId === entitlementId);

/** An entitlement always has its current term. */
export function currentTermOf(world: World, {id, currentTermId}: Entitlement): Term {
  const term = world.store.collection('EntitlementTerm').get(currentTermId);
  if (!term) throw new Error(`The entitlement ${id} has no term ${currentTermId}.`);
  return asTerm(term);
}

export const covers = ({startDate, endDate}: Term, date: string): boolean =>
  startDate <= date && (endDate === undefined || date < endDate);

/** The parts of a divided term, ordered by start date. */
export const partsOf = (world: World, {id, entitlementId}: Term): Term[] =>
  termsOf(world, entitlementId)
    .filter(({parentTermId}) => parentTermId === id)
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));

/** The term whose commitment and credit apply on a date: of a divided term, one of its parts. */
export function termOn(world: World, entitlement: Entitlement, date: string): Term {
  const terms = termsOf(world, entitlement.id).filter((term) => !term.parentTermId);
  const term = terms.findLast((each) => covers(each, date)) ?? currentTermOf(world, entitlement);
  return partsOf(world, term).find((part) => covers(part, date)) ?? term;
}

/** Ends a term on a date, unless it ends earlier or never started. */
export function endTerm(world: World, {id, startDate, endDate}: Term, date: string): void {
  if (startDate > date || (endDate !== undefined && endDate <= date)) return;
  world.update('ENTITLEMENT_TERM', id, {endDate: date});
}
