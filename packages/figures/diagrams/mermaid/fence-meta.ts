import * as z from 'zod';
import {SourceError} from '../source';

/** Mermaid has no class for a participant, so the fence says which one gets the accent color. */
const metaSchema = z.strictObject({accent: z.string().optional()});

/** Reads what follows the language of the fence: `accent="Argosy"`. */
export function readFenceMeta(meta: string | null | undefined): z.infer<typeof metaSchema> {
  const text = (meta ?? '').trim();
  const pairs = [...text.matchAll(/([a-z]+)="([^"]*)"/g)];
  const rest = pairs.reduce((left, [pair]) => left.replace(pair, ''), text).trim();
  const parsed = metaSchema.safeParse(
    Object.fromEntries(pairs.map(([, key, value]) => [key, value])),
  );
  if (rest !== '' || !parsed.success) {
    throw new SourceError(
      `can't read "${text}" after the language; only accent="…" can follow, the title and the alt text are the lines accTitle: and accDescr:`,
    );
  }
  return parsed.data;
}
