import {readFileSync} from 'node:fs';
import YAML from 'yaml';
import * as z from 'zod';
import {day, factKind} from './facts';
import {cellText, type Marketplace, marketplaces} from './marketplaces';

const note = z.string().min(2).max(120).optional();
const explained = ({answer, note: text}: {answer: string; note?: string}) =>
  answer !== 'partly' || text !== undefined;
const explanation = 'partly needs a note';

/** What a marketplace itself offers, with its own page as the source. */
const confirmed = z
  .strictObject({
    answer: z.enum(['yes', 'no', 'partly']),
    note,
    source: z.url(),
    checked: day,
  })
  .refine(explained, explanation);

const offered = z.union([z.strictObject({answer: z.literal('unconfirmed')}), confirmed]);

/** What Argosy supports, with the page or operation that proves it. */
const supported = z
  .strictObject({
    answer: z.enum(['both', 'api', 'automatic', 'partly', 'no', 'uninvolved']),
    note,
    source: z.string().startsWith('/'),
  })
  .refine(explained, explanation);

const offers = {
  aws: offered,
  azure: offered,
  gcp: offered,
  snowflake: offered,
  alibaba: offered,
};

const longestCell = 20;

const capability = z
  .strictObject({
    feature: z.string().min(3).max(80),
    group: z.string().min(3).max(60),
    /** Decides how long the marketplaces' answers count as current. */
    kind: factKind.default('feature'),
    details: z.string().min(10).max(500).optional(),
    /** Absent if the row is about Argosy alone. */
    marketplace: z.strictObject(offers).optional(),
    argosy: z.strictObject({
      aws: supported,
      azure: supported,
      gcp: supported,
      snowflake: supported,
      alibaba: supported,
      direct: supported,
    }),
  })
  .superRefine((row, context) => {
    for (const name of Object.keys(marketplaces) as Marketplace[]) {
      const words = cellText(cellOf(row, name)).split(/\s+/).length;
      if (words > longestCell)
        context.addIssue({
          code: 'custom',
          path: [row.feature, name],
          message: `has ${words} words, and a cell has ${longestCell} at most. Move text to details.`,
        });
    }
  });

export type Capability = z.infer<typeof capability>;
export type Offered = z.infer<typeof offered>;
type Supported = z.infer<typeof supported>;
export type CapabilityCell = {offers?: Offered; argosy: Supported};

/** Both answers for one marketplace. Direct billing has no marketplace. */
export function cellOf(
  {marketplace, argosy}: Pick<Capability, 'marketplace' | 'argosy'>,
  name: Marketplace,
): CapabilityCell {
  const offers = name === 'direct' ? undefined : marketplace?.[name];
  return {...(offers && {offers}), argosy: argosy[name]};
}

export function loadCapabilities(file: string): Capability[] {
  const data: unknown = YAML.parse(readFileSync(file, 'utf8'));
  const parsed = z.array(capability).safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`${file} doesn't match the schema of capabilities\n${problems.join('\n')}`);
}
