import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';
import {type FactKind, factKinds} from './fact-validity';

/** The kind decides how long something counts as current (`fact-validity.ts`). */
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
