import {parse} from 'yaml';
import * as z from 'zod';
import {SourceError} from '../diagrams/source';

export const label = z.string().min(1).max(60);

/** What every figure has. */
export const captions = {
  title: z.string('is missing: it names the figure').min(3).max(120),
  alt: z.string('is missing: it says in a sentence what the figure shows').min(20).max(400),
};

/** Reads a fence as YAML. */
export function parseSource<T>(schema: z.ZodType<T>, source: string): T {
  let value: unknown;
  try {
    value = parse(source);
  } catch (error) {
    throw new SourceError((error as Error).message);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new SourceError(
    parsed.error.issues
      .map((issue) => `${issue.path.join('.')} ${issue.message}`.trim())
      .join('; '),
  );
}
