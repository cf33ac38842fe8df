import {dividedBy, larger, times, whole, zero} from './decimal';
import {type Money, amountOf, money, total} from './money';
import type {BillableDimension, UsageLine} from './usage-lines';

/** The billed days and all days of the billing period. */
type BilledDays = {billedDays: number; periodDays: number};

/** Raises the lines of a dimension to its minimum charge, if it has one. */
export function withMinimum(
  dimension: BillableDimension,
  lines: UsageLine[],
  days: BilledDays,
): UsageLine[] {
  const minimum = minimumOf(dimension, days);
  if (!minimum) return lines;
  if (dimension.minimumCommitScope === 'GROUP') return lines.map((line) => raised(line, minimum));
  // The last line carries what the dimension's other lines lack of the minimum.
  const others = lines.slice(0, -1).map(({amount}) => amount);
  const missing = amountOf(minimum) - amountOf(total(others, minimum.currency));
  const rest = money(larger(missing, zero), minimum.currency);
  return lines.map((line, index) => (index === lines.length - 1 ? raised(line, rest) : line));
}

function minimumOf(
  {minimumCommit, minimumCommitProrated}: BillableDimension,
  {billedDays, periodDays}: BilledDays,
): Money | undefined {
  if (!minimumCommit || !minimumCommitProrated) return minimumCommit;
  const share = dividedBy(whole(billedDays), whole(periodDays));
  return money(times(amountOf(minimumCommit), share), minimumCommit.currency);
}

const raised = (line: UsageLine, minimum: Money): UsageLine => ({
  ...line,
  minimumCommit: minimum,
  amount: money(larger(amountOf(line.amount), amountOf(minimum)), minimum.currency),
});
