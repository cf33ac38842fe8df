/**
 * Purpose: explains in ten lines why a page is where it is in the results, with the records of the last
 *   build. Without a page, it explains the first row against the second.
 * Usage: npm run search:explain -- "QUERY" [PAGE], for example "create account" /get-started/account
 * Exit code: 1 when there are no records, or the query doesn't find the page.
 */
import './lib/readable-errors';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {SearchRecord} from '@docs/search';
import {cachePaths} from '@docs/site';
import {engineOf} from './search-quality/measure';
import {explain} from './search-quality/explain';

async function main(): Promise<number> {
  const {positionals} = parseArgs({allowPositionals: true});
  const [query = '', page] = positionals;
  const {records: file} = cachePaths(path.join(__dirname, '..', 'site'));
  if (!query || !existsSync(file)) {
    console.error(
      query
        ? `There are no records in ${file}. Run "npm run build" first.`
        : 'Usage: npm run search:explain -- "QUERY" [PAGE]',
    );
    return 1;
  }
  const engine = await engineOf(JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[]);
  const {lines, isFound} = explain(engine, query, page);
  console.log(lines.join('\n'));
  return isFound ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
