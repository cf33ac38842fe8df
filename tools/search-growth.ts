/**
 * Purpose: measures search on larger sites, made of the last build's records and of copies about
 *   other subjects. Shows the size of the index, the quality, and the processor time of a query.
 * Usage: npm run search:growth [-- PAGES…], by default 1000 and 2500 after the site as it is.
 *   Brotli takes a minute for the largest site.
 * Exit code: 1 when there are no records.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {encode} from '@docs/search/engine';
import type {SearchRecord} from '@docs/search';
import {cachePaths} from '@docs/site';
import {engineOf, measure} from './search-quality/measure';
import {grow} from './search-quality/grow';
import type {KnownItem} from './search-quality/known-items';
import {readQuestions, readShortQueries} from './search-quality/questions';
import {UsageError} from './lib/readable-errors';

const root = path.join(__dirname, '..');
const testFile = (name: string) => path.join(root, 'tests', 'search', name);

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const {records: file} = cachePaths(path.join(root, 'site'));
  if (!existsSync(file))
    throw new UsageError(`There are no records in ${file}. Run "npm run build" first.`);
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  const short = readShortQueries(testFile('short-queries.yaml'));
  const sets = {
    short: [...short.tuned, ...short.heldOut],
    questions: readQuestions(testFile('questions.yaml')),
  };
  const pageCounts = positionals.length > 0 ? positionals.map(Number) : [1000, 2500];
  for (const pageCount of [0, ...pageCounts]) {
    const site = grow(records, pageCount);
    const pages = new Set(site.records.map(({url_without_anchor: url}) => url)).size;
    console.log(`${pages} pages, ${site.records.length} sections`);
    const engine = await engineOf(site.records);
    for (const [name, items] of Object.entries(sets)) {
      const before = process.cpuUsage().user;
      const {hitAt1, hitAt3, hitAt6} = measure(engine, items.map(withEquals(site.equals)));
      const ms = (process.cpuUsage().user - before) / 1000 / items.length;
      const shares = [hitAt1, hitAt3, hitAt6].map((share) => share.toFixed(3)).join(' ');
      console.log(`  ${name.padEnd(10)} rows 1, 1-3, 1-6: ${shares}  ${ms.toFixed(1)} ms a query`);
    }
    for (const [name, content] of Object.entries(encode(site.records))) {
      const bytes = Buffer.from(JSON.stringify(content));
      const [brotli, gzip] = [brotliCompressSync(bytes), gzipSync(bytes)].map(kilobytes);
      console.log(`  ${name.padEnd(10)} ${brotli} kB in brotli, ${gzip} kB in gzip`);
    }
  }
}

/** Accepts copies that answer the query as well as the original. */
const withEquals =
  (equals: (query: string, page: string) => string[]) =>
  (item: KnownItem): KnownItem => {
    const accepted = [item.page, ...(item.also ?? [])];
    const copies = accepted.flatMap((page) => equals(item.query, page));
    return {...item, also: [...(item.also ?? []), ...copies]};
  };

const kilobytes = ({length}: Buffer): string => (length / 1000).toFixed(0);

void main();
