/**
 * Purpose: checks pages quickly, without a build. Uses the build's MDX loader and plugins, so it
 *   reports the same problems with the same file and line, and all problems of a page at once. Also
 *   checks links to other pages, but not anchors.
 * Usage: npm run check:page -- FILE_OR_FOLDER …
 *   For example, content/guides/billing/invoice.mdx or content.
 * Exit code: 1 when a page has a problem or no page is specified.
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {pageProblems} from './page-check/page-problems';
import {readSiteRoutes} from './page-check/site-routes';

function pagesIn(target: string): string[] {
  if (!existsSync(target)) throw new Error(`There is no ${target}.`);
  if (statSync(target).isFile()) return [target];
  return readdirSync(target, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => path.join(target, file));
}

async function main(): Promise<void> {
  const files = process.argv.slice(2).flatMap(pagesIn);
  if (files.length === 0)
    throw new Error(
      'Usage: npm run check:page -- FILE_OR_FOLDER …, for example content/guides/billing',
    );
  if (!existsSync('.generated/api')) throw new Error('Run "npm run generate" first.');
  const routes = await readSiteRoutes();
  let withProblems = 0;
  for (const filePath of files) {
    const problems = await pageProblems(
      {filePath, content: readFileSync(filePath, 'utf8')},
      routes,
    );
    if (problems.length > 0) withProblems += 1;
    for (const problem of problems) console.log(problem);
  }
  const checked = `${files.length} ${files.length === 1 ? 'page' : 'pages'} checked`;
  console.log(`${checked}, ${withProblems || 'none'} with problems.`);
  process.exitCode = withProblems === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
