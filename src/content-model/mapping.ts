import {readFileSync} from 'node:fs';
import YAML from 'yaml';
import * as z from 'zod';

/** Where a value on our side lives: a field of the contract, or in words when the API has none. */
const ours = z.union([
  z.strictObject({schema: z.string().min(2), field: z.string().min(2)}),
  z.string().min(2),
]);

const row = z.strictObject({
  theirs: z.string().min(1),
  ours,
  direction: z.enum(['in', 'out', 'both']),
  note: z.string().min(2).max(300).optional(),
});

/** How the fields or stages of another system meet ours. */
const mapping = z.strictObject({
  /** Heads the column of the other side, such as "Salesforce field". */
  theirs: z.string().min(2),
  /** Heads our column, such as "Argosy field". */
  ours: z.string().min(2),
  rows: z.array(row).min(1),
});

export type Mapping = z.infer<typeof mapping>;

export function loadMapping(file: string): Mapping {
  const parsed = mapping.safeParse(YAML.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
  );
}
