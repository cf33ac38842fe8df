import {type CalendarDate, addDays, addMonths, earlier, firstOfMonth, latest} from './calendar';
import type {DirectEntitlement} from './direct-entitlement';

/** `end` is the first day after the period. */
export type Period = {start: CalendarDate; end: CalendarDate};

/** The billing period of an entitlement that contains a day, as its billing cycle says. */
export function periodAround(entitlement: DirectEntitlement, date: CalendarDate): Period {
  const {billingCycle, billingIntervalMonths} = entitlement.details;
  const first =
    billingCycle === 'MONTH_FIRST_DAY'
      ? firstOfMonth(entitlement.startDate)
      : entitlement.startDate;
  // Always counted from the first, because a period that starts on the 31st has shorter ones after it.
  const boundary = (index: number) => addMonths(first, index * billingIntervalMonths);
  let index = 0;
  while (boundary(index + 1) <= date) index += 1;
  return {start: boundary(index), end: boundary(index + 1)};
}

/** The first day that isn't free. */
export function trialEnd({startDate, details: {trial}}: DirectEntitlement): CalendarDate {
  if (!trial) return startDate;
  if (trial.unit === 'DAY') return addDays(startDate, trial.length);
  return addMonths(startDate, trial.length * (trial.unit === 'YEAR' ? 12 : 1));
}

/** The days of a period that the entitlement pays for, or nothing. */
export function paidPart(entitlement: DirectEntitlement, period: Period): Period | undefined {
  const start = latest(period.start, trialEnd(entitlement));
  const end = earlier(period.end, entitlement.endDate) ?? period.end;
  return start < end ? {start, end} : undefined;
}
