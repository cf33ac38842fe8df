import {ApiError} from '../../api-error';
import type {Call, World} from '../../types';
import {type Decimal, decimal, sum, zero} from '../billing/decimal';
import {amountOf} from '../billing/money';
import {digitsOf, exactMoney} from './amounts';
import {today} from './dates';
import {entitlementOf, fieldError, requireActive, requireCurrency, updateAndNotify} from './guards';
import type {Entitlement, Money, Pricing, Term} from './model';
import {addTerm, amountsCurrency, covers, currentTermOf} from './terms';

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
