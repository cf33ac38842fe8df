import type {World} from '../../types';
import type {CalendarDate} from './calendar';
import {smaller} from './decimal';
import type {DirectEntitlement, Term} from './direct-entitlement';
import {related} from './entities';
import {type Money, amountOf, isPositive, minus, money, plus} from './money';

/**
 * Takes usage from the term's credit, then from its commitment, and returns what they covered as
 * the invoice's deductions.
 */
export function coverUsage(
  world: World,
  entitlement: DirectEntitlement,
  charged: Money,
  date: CalendarDate,
): Record<string, Money> {
  const current = related<Term>(world, 'EntitlementTerm', entitlement.currentTermId);
  const term = partOf(world, current, date);
  const credit = covered(charged, minus(term.creditAmount, term.usedCreditAmount));
  const afterCredit = minus(charged, credit);
  const commit = covered(afterCredit, commitLeft(entitlement, term));
  record(world, term, {credit, commit, reported: minus(afterCredit, commit)});
  if (term.id !== current.id) {
    const usedCommitAmount = plus(current.usedCommitAmount, commit);
    world.update('ENTITLEMENT_TERM', current.id, {usedCommitAmount});
  }
  return {
    ...(isPositive(credit) && {deductedCreditAmount: credit}),
    ...(isPositive(commit) && {deductedCommitAmount: commit}),
  };
}

/** Of a divided commitment, only the part of the date counts. */
function partOf(world: World, term: Term, date: CalendarDate): Term {
  const parts = term.subTermIds.map((id) => related<Term>(world, 'EntitlementTerm', id));
  return (
    parts.find(
      ({startDate, endDate}) => startDate <= date && (endDate === undefined || date < endDate),
    ) ?? term
  );
}

/** A commitment covers usage only if the buyer pays for usage above it. */
function commitLeft({pricing}: DirectEntitlement, term: Term): Money {
  const total = (pricing.overageOnly && term.commitAmount) || undefined;
  return total ? minus(total, term.usedCommitAmount) : money(0n, term.usedCommitAmount.currency);
}

const covered = (charged: Money, left: Money): Money =>
  money(smaller(amountOf(charged), amountOf(left)), charged.currency);

function record(
  world: World,
  term: Term,
  {credit, commit, reported}: {credit: Money; commit: Money; reported: Money},
): void {
  world.update('ENTITLEMENT_TERM', term.id, {
    usedCreditAmount: plus(term.usedCreditAmount, credit),
    usedCommitAmount: plus(term.usedCommitAmount, commit),
    reportedAmount: plus(term.reportedAmount, reported),
  });
}
