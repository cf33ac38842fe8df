import {createHash} from 'node:crypto';

/** About how many days each kind of fact counts as current after the day we checked it. */
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

export type Checked = {id: string; kind: FactKind; checked: Date};

const day = 24 * 60 * 60 * 1000;

/**
 * The last day on which a fact counts as current. We check hundreds of facts on one day, so their
 * validity differs by up to 20 % of their kind's, by a hash of the ID. That way, they don't all
 * expire on one day.
 */
export function validUntil({id, kind, checked}: Checked): Date {
  const share = createHash('sha256').update(id).digest().readUInt16BE() / 0xffff;
  const days = Math.round(factKinds[kind].days * (0.8 + 0.4 * share));
  return new Date(checked.getTime() + days * day);
}

/** Pages mark outdated facts. */
export const isOutdated = (fact: Checked, today: Date): boolean => today > validUntil(fact);

/** Whether it will be outdated in 30 days. */
export const isDueSoon = (fact: Checked, today: Date): boolean =>
  isOutdated(fact, new Date(today.getTime() + 30 * day));

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Writes a day the way pages do, such as "November 17, 2026". */
export const formatDay = (date: Date): string => longDate.format(date);
