import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';

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

type FactKind = keyof typeof factKinds;

export type Checked = {id: string; kind: FactKind; checked: Date};

const dayLength = 24 * 60 * 60 * 1000;

/**
 * The last day on which a fact counts as current. We check hundreds of facts on one day, so their
 * validity differs by up to 20 % of their kind's, by a hash of the ID. That way, they don't all
 * expire on one day.
 */
export function validUntil({id, kind, checked}: Checked): Date {
  const share = createHash('sha256').update(id).digest().readUInt16BE() / 0xffff;
  const days = Math.round(factKinds[kind].days * (0.8 + 0.4 * share));
  return new Date(checked.getTime() + days * dayLength);
}

/** Pages mark outdated facts. */
export const isOutdated = (fact: Checked, today: Date): boolean => today > validUntil(fact);

/** Whether it will be outdated in 30 days. */
export const isDueSoon = (fact: Checked, today: Date): boolean =>
  isOutdated(fact, new Date(today.getTime() + 30 * dayLength));

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Writes a day the way pages do, such as "November 17, 2026". */
export const formatDay = (date: Date): string => longDate.format(date);

/** The kind decides how long something counts as current. */
export const factKind = z.enum(Object.keys(factKinds) as [FactKind, ...FactKind[]]);

/** YAML's own dates would read 2026-13-15 as a day in January 2027. */
export const day = z.iso.date().transform((text) => new Date(text));

/**
 * A statement about another company's product, with its source, our confidence, and the date we
 * checked it.
 */
const fact = z.strictObject({
  kind: factKind,
  value: z.string().min(1).max(200),
  meaning: z.string().min(10).max(400),
  source: z.url(),
  confidence: z.enum(['high', 'medium', 'low']),
  checked: day,
});

const factFile = z.strictObject({
  /** The product's name as its vendor spells it. */
  about: z.string().min(2),
  facts: z.record(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/), fact),
});

type Fact = z.infer<typeof fact> & {
  /** Unique among all files, such as `aws/metering.batch-size`. */
  id: string;
};

type FactFile = {about: string; facts: Record<string, Fact>};

const loaded = new Map<string, {text: string; data: FactFile}>();

/** The facts about one marketplace or system. Parses a file only if it has changed, because pages have many facts. */
export function loadFacts(file: string): FactFile {
  const text = readFileSync(file, 'utf8');
  const known = loaded.get(file);
  if (known?.text === text) return known.data;
  const data = parseFacts(text, file);
  loaded.set(file, {text, data});
  return data;
}

function parseFacts(text: string, file: string): FactFile {
  const parsed = factFile.safeParse(YAML.parse(text));
  if (parsed.success) {
    const {about, facts} = parsed.data;
    const withIds = Object.entries(facts).map(([name, content]) => [
      name,
      {...content, id: `${path.basename(file, '.yaml')}/${name}`},
    ]);
    return {about, facts: Object.fromEntries(withIds) as FactFile['facts']};
  }
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(
    `${path.basename(file)} doesn't match the schema of facts\n${problems.join('\n')}`,
  );
}
