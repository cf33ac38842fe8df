import * as z from 'zod';

/** A mistake in a diagram's or chart's source; `line` counts from 1 inside the block. */
export class SourceError extends Error {
  constructor(
    message: string,
    readonly line = 0,
  ) {
    super(message);
  }
}

export type SourceLine = {text: string; line: number};

const tones = ['accent', 'info', 'success', 'warning', 'danger', 'muted'] as const;
export type Tone = (typeof tones)[number];

/** Lines that say something: no blanks, no `#` comments. */
export const sourceLines = (source: string): SourceLine[] =>
  source
    .split('\n')
    .map((text, index) => ({text: text.trim(), line: index + 1}))
    .filter(({text}) => text !== '' && !text.startsWith('#'));

export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const tonePattern = new RegExp(`^(${tones.join('|')}):\\s*(.+)$`);

/** `success: ACTIVE, ACCEPTED` colours parts; the same line in every kind of diagram. */
export function readTones({text}: SourceLine, into: Map<string, Tone>): boolean {
  const match = tonePattern.exec(text);
  if (!match?.[1] || !match[2]) return false;
  for (const name of commaList(match[2])) into.set(name, match[1] as Tone);
  return true;
}

/** A tone for a part that the diagram does not have is a misspelling. */
export function checkToned(toned: Map<string, Tone>, names: Iterable<string>): void {
  const known = new Set(names);
  for (const name of toned.keys()) {
    if (!known.has(name)) throw new SourceError(`"${name}" has a tone but is not in the diagram`);
  }
}

const metaSchema = z.strictObject({
  title: z.string('title="…" is missing: it names the figure').min(3).max(120),
  alt: z.string('alt="…" is missing: it says in a sentence what the figure shows').min(20).max(400),
  direction: z.enum(['right', 'down']).optional(),
});

export type DiagramMeta = z.infer<typeof metaSchema> & {kind: string};

/** Reads what follows the language of the fence: `sequence title="…" alt="…"`. */
export function readMeta(meta: string | null | undefined): DiagramMeta {
  const [, kind = '', rest = ''] = /^\s*([a-z-]*)(?![a-z-]*=)(.*)$/s.exec(meta ?? '') ?? [];
  const pairs = [...rest.matchAll(/([a-z]+)="([^"]*)"/g)].map((match) => [match[1], match[2]]);
  const parsed = metaSchema.safeParse(Object.fromEntries(pairs));
  if (!parsed.success) {
    throw new SourceError(parsed.error.issues.map((issue) => issue.message).join('; '));
  }
  return {kind, ...parsed.data};
}
