import * as z from 'zod';
import {readContractFile} from '../contract-files';

const entrySchema = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** IDs of changes, in which `*` stands for anything. */
  changes: z.array(z.string()).min(1),
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
