import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';

const pastResultsSchema = z.strictObject({
  date: z.iso.date(),
  figures: z.record(z.string(), z.strictObject({value: z.number(), of: z.number().optional()})),
});

/** What was measured for an earlier release of the site. */
export type PastResults = z.infer<typeof pastResultsSchema>;

export const historyFile = (folder: string): string => path.join(folder, 'quality-history.yaml');

export const loadHistory = (folder: string): PastResults[] =>
  z.array(pastResultsSchema).parse(YAML.parse(readFileSync(historyFile(folder), 'utf8')));

/** Adds today's results to the file's text and keeps its comments. */
export function withResults(text: string, results: PastResults): string {
  const document = YAML.parseDocument(text);
  document.add(document.createNode(results));
  return String(document);
}
