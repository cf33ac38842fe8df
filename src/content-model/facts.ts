import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';

/** One statement about another company's product: what it says, who says it, how sure we are, when we looked. */
const fact = z.strictObject({
  value: z.string().min(1).max(200),
  meaning: z.string().min(10).max(400),
  source: z.url(),
  confidence: z.enum(['high', 'medium', 'low']),
  checked: z.date(),
});

const factFile = z.strictObject({
  /** The product as its maker writes it. */
  about: z.string().min(2),
  facts: z.record(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/), fact),
});

export type FactFile = z.infer<typeof factFile>;

/** The facts about every marketplace and system, by the name of its file. */
export function loadFacts(folder: string): Map<string, FactFile> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(
    files.map((name) => {
      const parsed = factFile.safeParse(
        YAML.parse(readFileSync(path.join(folder, name), 'utf8'), {schema: 'yaml-1.1'}),
      );
      if (!parsed.success) {
        const problems = parsed.error.issues.map(
          (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
        );
        throw new Error(`${name} does not fit the form of facts\n${problems.join('\n')}`);
      }
      return [path.basename(name, '.yaml'), parsed.data];
    }),
  );
}
