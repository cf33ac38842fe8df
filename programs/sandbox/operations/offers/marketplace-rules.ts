import {isDeepStrictEqual} from 'node:util';
import {type ErrorDetail, problem} from '../../errors';
import type {Json, JsonObject} from '../../types';
import {addDuration, addMonths, type CalendarDate} from '../dates';
import type {Duration} from '../entitlements/model';
import {listOf, objectOf, textOf} from '../fields';
import {partnerName} from '../partners';

/** What a marketplace requires of an offer in addition to the contract's schemas. */
interface OfferRules {
  /** How many months ahead the term can start. */
  startMonths?: number;
  termMonths?: number;
  /** Terms start on the first day of a month, unless they start on acceptance. */
  startsWithMonth?: boolean;
  /** The buyer can't accept the offer after its term has started. */
  closesBeforeStart?: boolean;
  /** Without installments that are due after the term. */
  installments?: {most: number; pastDates: number};
  /** Maximum of a commitment and of an installment, in US dollars. */
  largestAmount?: number;
}

/** On Google Cloud, an offer can be open for three months. */
export const longestOpenMonths = 3;

const aws: OfferRules = {
  startMonths: 36,
  termMonths: 144,
  installments: {most: 60, pastDates: 1},
};

/** The values are facts in `content/data/facts`, and the guides of the marketplaces name them. */
const offerRules: Record<string, OfferRules> = {
  AWS: aws,
  AWS_CHINA: aws,
  AZURE: {startsWithMonth: true},
  GCP: {
    startMonths: 12,
    termMonths: 84,
    closesBeforeStart: true,
    largestAmount: 1_000_000_000,
  },
};

interface Terms {
  partner: string;
  rules: OfferRules;
  today: CalendarDate;
  expiryDate: CalendarDate;
  startDate: CalendarDate;
  duration?: Duration;
  pricing: JsonObject;
}

/** The fields of an offer that its marketplace rejects. */
export function brokenRules(body: JsonObject, today: CalendarDate): ErrorDetail[] {
  const partner = textOf(objectOf(body.terms).partner);
  const terms: Terms = {
    partner,
    rules: offerRules[partner] ?? {},
    today,
    expiryDate: textOf(body.expiryDate),
    startDate: textOf(body.startDate),
    duration: body.duration as Duration | undefined,
    pricing: objectOf(body.pricing),
  };
  return [
    ...deadlineProblems(terms),
    ...startProblems(terms),
    ...lengthProblems(terms),
    ...amountProblems(terms),
    ...installmentProblems(terms),
    ...repeatedDimensions(terms),
  ];
}

/** A deadline can have passed, because the documented offers close before the sandbox's first day. */
function deadlineProblems({rules, expiryDate, startDate}: Terms): ErrorDetail[] {
  if (!rules.closesBeforeStart || !expiryDate || !startDate || expiryDate < startDate) return [];
  return [problem('/expiryDate', 'maximum', `Must be before the start date ${startDate}.`)];
}

function startProblems({partner, rules, today, startDate}: Terms): ErrorDetail[] {
  if (!startDate) return [];
  const field = '/startDate';
  const latest = rules.startMonths && addMonths(today, rules.startMonths);
  if (latest && startDate > latest)
    return [problem(field, 'maximum', `Must be ${latest} or earlier.`)];
  if (!rules.startsWithMonth || startDate.endsWith('-01')) return [];
  const message = `On ${partnerName(partner)}, a term starts on the first day of a month.`;
  return [problem(field, 'not_allowed', message)];
}

function lengthProblems({partner, rules: {termMonths}, duration}: Terms): ErrorDetail[] {
  if (!termMonths || !duration) return [];
  const months = duration.unit === 'YEAR' ? 12 * duration.length : duration.length;
  if (months <= termMonths) return [];
  const message = `On ${partnerName(partner)}, a term can have at most ${termMonths} months.`;
  return [problem('/duration/length', 'maximum', message)];
}

function amountProblems({rules: {largestAmount}, pricing}: Terms): ErrorDetail[] {
  if (!largestAmount) return [];
  const isTooLarge = (money: Json | undefined): boolean => {
    const {amount, currency} = objectOf(money);
    return currency === 'USD' && Number(amount) > largestAmount;
  };
  const installments = listOf(pricing.installments).map(
    ({amount}, index) => [`installments/${index}/amount`, amount] as const,
  );
  return [['commitAmount', pricing.commitAmount] as const, ...installments]
    .filter(([, money]) => isTooLarge(money))
    .map(([name]) =>
      problem(`/pricing/${name}/amount`, 'maximum', `Must be ${largestAmount} or less.`),
    );
}

function installmentProblems(terms: Terms): ErrorDetail[] {
  const {rules, today, startDate, expiryDate, duration, pricing} = terms;
  if (!rules.installments) return [];
  const {most, pastDates} = rules.installments;
  const dates = listOf(pricing.installments).map(({chargeDate}) => textOf(chargeDate));
  const field = '/pricing/installments';
  if (dates.length > most) return [problem(field, 'maxItems', `Must have at most ${most} items.`)];
  const isEarly = (date: string): boolean => date < today;
  const early = new Set(dates.filter(isEarly));
  if (early.size > pastDates) {
    const message = `At most ${pastDates} charge date can be before the buyer accepts the offer.`;
    return [problem(field, 'not_allowed', message)];
  }
  // A term that starts on acceptance ends no later than if the buyer accepts on the last day.
  const start = startDate || expiryDate;
  if (!start || !duration) return [];
  const end = addDuration(start, duration);
  return dates.flatMap((date, index) =>
    date <= end
      ? []
      : [problem(`${field}/${index}/chargeDate`, 'maximum', `Must be ${end} or earlier.`)],
  );
}

/** Usage is reported by key, so a key has one price. */
function repeatedDimensions({pricing}: Terms): ErrorDetail[] {
  const keys = listOf(pricing.meteringDimensions).map(({key, planId}) => [key, planId]);
  return keys.flatMap((key, index) =>
    keys.findIndex((other) => isDeepStrictEqual(key, other)) === index
      ? []
      : [
          problem(
            `/pricing/meteringDimensions/${index}/key`,
            'unique',
            'Another dimension has it.',
          ),
        ],
  );
}
