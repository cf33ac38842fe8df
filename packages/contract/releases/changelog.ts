import * as z from 'zod';
import {readContractFile} from '../contract-files';

/** A rule that a schema states now, and where readers could find it before. */
const correctionSchema = z.strictObject({
  /** ID of the change, in which `*` stands for anything. */
  rule: z.string(),
  /** The words that state it, as they are in the source. */
  sentence: z.string(),
  /** A schema or an operation of the release before, or the address of a guide. */
  in: z.string(),
});

const entrySchema = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** IDs of changes, in which `*` stands for anything. */
  changes: z.array(z.string()).min(1),
  corrects: z.array(correctionSchema).optional(),
});

const releaseSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  date: z.iso.date(),
  summary: z.string(),
  entries: z.array(entrySchema),
});

export type ReleaseNotes = z.infer<typeof releaseSchema>;

/** What a person wrote about each release, newest first. */
export const readChangelog = (): ReleaseNotes[] =>
  z.array(releaseSchema).parse(readContractFile('changelog.yaml'));

/** Whether an entry is about a change. */
export function covers(pattern: string, id: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(id);
}
