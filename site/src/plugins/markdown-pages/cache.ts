import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Job, MarkdownTexts} from './worker';

type Convert = (jobs: Job[]) => Promise<Map<string, MarkdownTexts>>;

/**
 * Converts only the pages that an earlier build hasn't cached. A page is cached by its HTML and metadata,
 * and by `version`, which stands for everything else that the result depends on.
 */
export async function convertCached(
  jobs: Job[],
  {folder, version, convert}: {folder: string; version: string; convert: Convert},
): Promise<Map<string, MarkdownTexts>> {
  mkdirSync(folder, {recursive: true});
  const fileOf = (job: Job) => {
    const hash = createHash('sha256').update(version).update(JSON.stringify(job));
    return path.join(folder, `${hash.digest('hex')}.json`);
  };
  const files = new Map(jobs.map((job) => [job, fileOf(job)]));
  const missing = jobs.filter((job) => !existsSync(files.get(job) ?? ''));
  const converted = await convert(missing);
  return new Map(
    [...files].map(([job, file]) => {
      const texts = converted.get(job.page.route);
      if (texts) writeFileSync(file, JSON.stringify(texts));
      return [job.page.route, texts ?? (JSON.parse(readFileSync(file, 'utf8')) as MarkdownTexts)];
    }),
  );
}
