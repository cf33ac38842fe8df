/**
 * Purpose: checks pages quickly, without a build. Uses the build's MDX loader and plugins, so it
 *   reports the same problems with the same file and line, and all problems of a page at once, with
 *   links to pages and anchors that don't exist, and pages that are in no sidebar.
 * Usage: npm run check:page -- FILE_OR_FOLDER …
 *   For example, content/guides/billing/invoice.mdx or content.
 * Exit code: 1 when a page has a problem or no page is specified.
 */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {problemsOfPages} from './page-check';
import {UsageError} from './lib/readable-errors';

function pagesIn(target: string): string[] {
  if (!existsSync(target)) throw new UsageError(`There is no file or folder ${target}.`);
  if (statSync(target).isFile()) return [target];
  return readdirSync(target, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => path.join(target, file));
}

async function main(): Promise<void> {
  const files = process.argv.slice(2).flatMap(pagesIn);
  if (files.length === 0)
    throw new UsageError(
      'Usage: npm run check:page -- FILE_OR_FOLDER …, for example content/guides/billing',
    );
  const problems = await problemsOfPages(files);
  for (const problem of problems.flat()) console.log(problem);
  const withProblems = problems.filter(({length}) => length > 0).length;
  const checked = `${files.length} ${files.length === 1 ? 'page' : 'pages'} checked`;
  console.log(`${checked}, ${withProblems || 'none'} with problems.`);
  process.exitCode = withProblems === 0 ? 0 : 1;
}

void main();
