import {existsSync, readFileSync} from 'node:fs';
import {UsageError} from '../lib/readable-errors';
import {orphanProblem} from './orphans';
import {PageCheck} from './page-problems';
import {readSiteRoutes} from './site-routes';

/** The problems of each page, as `file:line: message`. */
export async function problemsOfPages(files: string[]): Promise<string[][]> {
  if (!existsSync('.generated/api')) throw new UsageError('Run "npm run generate" first.');
  const check = new PageCheck(await readSiteRoutes());
  const all: string[][] = [];
  for (const filePath of files) {
    const content = readFileSync(filePath, 'utf8');
    const orphan = orphanProblem(filePath, content) ?? [];
    all.push([orphan, await check.problemsOf({filePath, content})].flat());
  }
  return all;
}
