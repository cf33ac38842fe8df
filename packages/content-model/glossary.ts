import {readFileSync, statSync} from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';

const termSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'),
  term: z.string().min(2).max(60),
  definition: z.string().min(20).max(200),
  /** What readers and other products call it. */
  aliases: z.array(z.string().min(2).max(60)).max(5).optional(),
  /** The route of a page with more details. */
  see: z.string().startsWith('/').optional(),
});

const glossarySchema = z
  .array(termSchema)
  .refine(
    (terms) => new Set(terms.map(({id}) => id)).size === terms.length,
    'two terms share an id',
  );

export type GlossaryTerm = z.infer<typeof termSchema>;

export function parseGlossary(source: string): GlossaryTerm[] {
  const result = glossarySchema.safeParse(parse(source));
  if (!result.success) {
    throw new Error(
      result.error.issues
        .map((issue) => `glossary, ${issue.path.join('.')}: ${issue.message}`)
        .join('\n'),
    );
  }
  return result.data.sort((a, b) => a.term.localeCompare(b.term, 'en'));
}

const cache = new Map<string, {changed: number; terms: GlossaryTerm[]}>();

/** Cached until the file changes, because every page reads it. */
export function loadGlossary(file: string): GlossaryTerm[] {
  const changed = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.terms;
  const terms = parseGlossary(readFileSync(file, 'utf8'));
  cache.set(file, {changed, terms});
  return terms;
}
