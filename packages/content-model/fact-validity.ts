/** How many days each kind of fact counts as current after the day we checked it. */
export const factKinds = {
  announcement: {
    days: 90,
    reason: "Announced dates move, and once they've passed, the text has to say what happened.",
  },
  fee: {days: 180, reason: 'Readers quote fees in contracts, so a wrong one costs them money.'},
  policy: {
    days: 270,
    reason: 'Program rules and terms usually change at the start of a fiscal year.',
  },
  limit: {days: 365, reason: 'Vendors raise limits about once a year and rarely lower them.'},
  duration: {days: 365, reason: 'Deadlines and processing times change about as often as limits.'},
  feature: {days: 365, reason: 'Products change over several releases a year.'},
  identifier: {
    days: 730,
    reason:
      'Vendors rarely rename scopes, permissions, and error codes, because programs use them.',
  },
} as const satisfies Record<string, {days: number; reason: string}>;

export type FactKind = keyof typeof factKinds;

/** Time to check a fact again between the mark on its pages and the failing check. */
const graceDays = 90;

type Checked = {kind: FactKind; checked: Date};

/** `outdated` facts are marked on their pages. `overdue` facts also fail the content check. */
export type FactAge = 'current' | 'outdated' | 'overdue';

const addDays = (date: Date, days: number): Date =>
  new Date(date.getTime() + days * 24 * 60 * 60 * 1000);

export const validUntil = ({kind, checked}: Checked): Date =>
  addDays(checked, factKinds[kind].days);

export const failsAfter = (fact: Checked): Date => addDays(validUntil(fact), graceDays);

export function ageOf(fact: Checked, today: Date): FactAge {
  if (today <= validUntil(fact)) return 'current';
  return today <= failsAfter(fact) ? 'outdated' : 'overdue';
}

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Writes a day the way pages do, such as "November 17, 2026". */
export const formatDay = (date: Date): string => longDate.format(date);
