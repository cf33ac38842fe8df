/**
 * Purpose: checks pages quickly, without a build: front matter, vocabulary, references to the
 *   contract, facts, diagrams, charts and JSON. Links are left to the build.
 * Usage: npm run check:page -- content/guides/billing/invoice.mdx …
 * Exit code: 1 when a page does not fit.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {vocabulary} from '../config/markdown';
import {parsePageFrontMatter} from '../src/content-model/parse-front-matter';

async function checkPage(filePath: string): Promise<string | undefined> {
  // These packages are ES modules only; this script runs as CommonJS.
  const {compile} = await import('@mdx-js/mdx');
  const {default: remarkDirective} = await import('remark-directive');
  const {default: remarkGfm} = await import('remark-gfm');
  try {
    const {content} = await parsePageFrontMatter({
      filePath,
      fileContent: readFileSync(filePath, 'utf8'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await compile(
      {path: path.resolve(filePath), value: content},
      {remarkPlugins: [remarkDirective, remarkGfm, ...(vocabulary() as [])]},
    );
    return undefined;
  } catch (error) {
    return String(error);
  }
}

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  let failed = 0;
  for (const file of files) {
    const problem = await checkPage(file);
    if (problem) {
      failed += 1;
      console.log(problem);
    }
  }
  console.log(`${files.length - failed} of ${files.length} pages fit.`);
  process.exit(failed > 0 ? 1 : 0);
}

void main();
