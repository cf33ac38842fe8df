import {readFileSync} from 'node:fs';
import YAML from 'yaml';
import * as z from 'zod';

/** Yes, no, or partly with a note. A cell is never blank and always has its source. */
const cell = z
  .strictObject({
    answer: z.enum(['yes', 'no', 'partly']),
    note: z.string().min(2).max(240).optional(),
    source: z.union([z.url(), z.string().startsWith('/')]),
  })
  .refine(({answer, note}) => answer !== 'partly' || note !== undefined, 'partly needs a note');

const capability = z.strictObject({
  feature: z.string().min(3).max(80),
  group: z.string().min(3).max(60),
  cells: z.strictObject({
    aws: cell,
    azure: cell,
    gcp: cell,
    snowflake: cell,
    alibaba: cell,
    direct: cell,
  }),
});

export type Capability = z.infer<typeof capability>;

export function loadCapabilities(file: string): Capability[] {
  const parsed = z.array(capability).safeParse(YAML.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`${file} doesn't match the schema of capabilities\n${problems.join('\n')}`);
}
