import {ApiError, fieldError} from '../../errors';
import type {Call, World} from '../../types';
import {amountOf, type Decimal, decimal, sum, zero} from '../billing/money';
import {today} from '../dates';
import {
  addExactly,
  digitsOf,
  entitlementOf,
  exactMoney,
  requireActive,
  requireCurrency,
  updateAndNotify,
} from './guards';
import {
  asTerm,
  type Entitlement,
  type Installment,
  type Money,
  type Pricing,
  type Term,
} from './model';
import {termInPath} from './read';
import {addTerm, amountsCurrency, covers, currentTermOf, partsOf} from './terms';

type Part = {startDate: string; endDate?: string; commitAmount: Money};

export function divideCommit(call: Call) {
  const {world, body} = call;
  const entitlement = entitlementOf(call);
  requireActive(entitlement);
  const term = currentTermOf(world, entitlement);
  if (term.subTermIds.length > 0) throw new ApiError('commit_already_divided');
  const startDates = body.startDates as string[];
  requireDates(term, startDates);
  const commitAmount = (body.commitAmount as Money | undefined) ?? term.commitAmount;
  if (!commitAmount) throw new ApiError('no_commit_to_divide');
  requireCurrency(commitAmount.currency, amountsCurrency(entitlement), '/commitAmount/currency');
  const parts = addParts(world, entitlement, term, equalParts(term, startDates, commitAmount));
  world.update('ENTITLEMENT_TERM', term.id, {
    subTermIds: parts.map(({id}) => id),
    commitAmount: term.commitAmount ?? commitAmount,
  });
  updateAndNotify(call, entitlement.id, {});
  return {body: {data: parts, nextCursor: null}};
}

function requireDates({startDate, endDate}: Term, startDates: string[]): void {
  if (startDates[0] !== startDate) {
    const message = `The first start date must be ${startDate}, when the current term starts.`;
    throw fieldError('first_start_date_mismatch', '/startDates/0', message);
  }
  const wrong = startDates.findIndex(
    (date, index) =>
      (index > 0 && date <= (startDates[index - 1] ?? '')) ||
      (endDate !== undefined && date >= endDate),
  );
  if (wrong < 0) return;
  const isTooLate = endDate !== undefined && (startDates[wrong] ?? '') >= endDate;
  const message = isTooLate
    ? `Each start date must be before ${endDate}, when the current term ends.`
    : 'Each start date must be later than the one before it.';
  throw fieldError('dates_not_increasing', `/startDates/${wrong}`, message);
}

/** The last part includes the rounding difference. */
function equalParts({endDate}: Term, startDates: string[], {amount, currency}: Money): Part[] {
  const smallest = 10n ** BigInt(18 - digitsOf(currency));
  const share = (decimal(amount) / BigInt(startDates.length) / smallest) * smallest;
  const last = decimal(amount) - share * BigInt(startDates.length - 1);
  return startDates.map((startDate, index) => ({
    startDate,
    endDate: startDates[index + 1] ?? endDate,
    commitAmount: exactMoney(index === startDates.length - 1 ? last : share, currency),
  }));
}

function addParts(world: World, entitlement: Entitlement, parent: Term, parts: Part[]): Term[] {
  const used = usedBefore(world, parent, parts);
  return parts.map((part, index) => {
    const id = world.newId('term');
    const term = addTerm(world, id, entitlement, {
      ...part,
      type: 'DIVIDE_COMMIT',
      pricing: partPricing(parent.pricing, part),
      parentTermId: parent.id,
    });
    const usedCommitAmount = exactMoney(used[index] ?? zero, part.commitAmount.currency);
    return world.store.collection('EntitlementTerm').put({...term, usedCommitAmount}) as Term;
  });
}

function partPricing({commits: _, ...pricing}: Pricing, part: Part): Pricing {
  const {startDate, endDate, commitAmount} = part;
  const installments = pricing.installments?.filter(
    ({chargeDate}) => chargeDate >= startDate && (endDate === undefined || chargeDate < endDate),
  );
  return {...pricing, commitAmount, ...(installments && {installments})};
}

/** Usage counts toward the part that covers its date, even if it was reported before the division. */
function usedBefore(world: World, parent: Term, parts: Part[]): Decimal[] {
  const reports = world.store.collection('UsageRecordReport').all().map(drawnAmount);
  const own = reports.filter(({termId, amount}) => termId === parent.id && amount > zero);
  const used = parts.map((part) =>
    sum(own.filter(({date}) => covers({...parent, ...part}, date)).map(({amount}) => amount)),
  );
  const rest = amountOf(parent.usedCommitAmount) - sum(used);
  const current = parts.findIndex((part) => covers({...parent, ...part}, today(world)));
  return used.map((amount, index) => (index === Math.max(current, 0) ? amount + rest : amount));
}

function drawnAmount(report: {[key: string]: unknown}) {
  const {entitlementTermId, startsAt, status, commit} = report as {
    entitlementTermId: string;
    startsAt: string;
    status: string;
    commit?: {usedByReportAmount: Money};
  };
  const isCounted = status === 'SUCCEEDED' && commit !== undefined;
  return {
    termId: entitlementTermId,
    date: startsAt.slice(0, 10),
    amount: isCounted ? amountOf(commit.usedByReportAmount) : zero,
  };
}

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
