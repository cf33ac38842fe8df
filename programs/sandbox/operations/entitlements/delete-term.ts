import {ApiError} from '../../api-error';
import type {Call, World} from '../../types';
import {addExactly} from './amounts';
import {entitlementOf, updateAndNotify} from './guards';
import type {Installment, Term} from './model';
import {asTerm} from './model';
import {termInPath} from './read';
import {partsOf} from './terms';

export function deleteTerm(call: Call) {
  const {world} = call;
  const entitlement = entitlementOf(call);
  const term = termInPath(call);
  const {parentTermId} = term;
  if (parentTermId === undefined) throw new ApiError('term_not_divided');
  const parent = asTerm(world.store.collection('EntitlementTerm').get(parentTermId) ?? term);
  const parts = partsOf(world, parent);
  const index = parts.findIndex(({id}) => id === term.id);
  const receiver = parts[index - 1] ?? parts[index + 1];
  if (receiver) merge(world, receiver, term);
  else moveCredit(world, parent, term);
  world.store.collection('EntitlementTerm').remove(term.id);
  const subTermIds = partsOf(world, parent).map(({id}) => id);
  world.update('ENTITLEMENT_TERM', parent.id, {subTermIds});
  updateAndNotify(call, entitlement.id, {});
  return {};
}

/** A part gets the period and all amounts of the part next to it. */
function merge(world: World, receiver: Term, deleted: Term): void {
  const isBefore = receiver.startDate < deleted.startDate;
  const [first, last] = isBefore ? [receiver, deleted] : [deleted, receiver];
  const commitAmount =
    receiver.commitAmount && deleted.commitAmount
      ? addExactly(receiver.commitAmount, deleted.commitAmount)
      : receiver.commitAmount;
  const installments = [first, last].flatMap(
    ({pricing}): Installment[] => pricing.installments ?? [],
  );
  world.update('ENTITLEMENT_TERM', receiver.id, {
    startDate: first.startDate,
    endDate: last.endDate,
    commitAmount,
    ...sums(receiver, deleted),
    pricing: {
      ...receiver.pricing,
      commitAmount,
      ...(installments.length > 0 && {installments}),
    },
  });
}

const sums = (a: Term, b: Term) => ({
  usedCommitAmount: addExactly(a.usedCommitAmount, b.usedCommitAmount),
  creditAmount: addExactly(a.creditAmount, b.creditAmount),
  usedCreditAmount: addExactly(a.usedCreditAmount, b.usedCreditAmount),
  reportedAmount: addExactly(a.reportedAmount, b.reportedAmount),
});

/** The parent's used amounts already include those of its parts, but not their credit. */
function moveCredit(world: World, parent: Term, deleted: Term): void {
  world.update('ENTITLEMENT_TERM', parent.id, {
    creditAmount: addExactly(parent.creditAmount, deleted.creditAmount),
    usedCreditAmount: addExactly(parent.usedCreditAmount, deleted.usedCreditAmount),
  });
}
