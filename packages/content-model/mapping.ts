import {readFileSync} from 'node:fs';
import YAML from 'yaml';
import * as z from 'zod';

/** Our side of a mapping: a field of the contract, or plain text if the API has no such field. */
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

/** How the fields or stages of another system map to ours. */
const mapping = z.strictObject({
  /** Header of the other system's column, such as "Salesforce field". */
  theirs: z.string().min(2),
  /** Header of our column, such as "Argosy field". */
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
