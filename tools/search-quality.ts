/**
 * Purpose: measures the quality of the static search engine on the records of the last build, with
 *   known items sampled from the records, the questions and short queries of tests/search, and
 *   exact-name queries from the contract. Counts rows of the dialog's list, and answers above it.
 * Usage: npm run search:quality [-- --records FILE] [--each 150] [--misses]
 *   Writes .cache/search/quality.json.
 * Exit code: 1 when there are no records, or a set is below its budget in
 *   tools/search-quality/budgets.ts.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadSpec} from '@docs/contract';
import {cachePaths} from '@docs/site';
import type {SearchRecord} from '@docs/search';
import {budgets} from './search-quality/budgets';
import {engineOf, measure, measureAnswers, measureExactNames} from './search-quality/measure';
import {knownItemQueries, type KnownItem} from './search-quality/known-items';
import {
  halves,
  readLabeledQueries,
  readQuestions,
  readShortQueries,
} from './search-quality/questions';
import {exactNameQueries} from './search-quality/exact-name-queries';
import {UsageError} from './lib/readable-errors';

const root = path.join(__dirname, '..');

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      records: {type: 'string'},
      each: {type: 'string', default: '150'},
      misses: {type: 'boolean', default: false},
    },
  });
  const file = values.records ?? cachePaths(path.join(root, 'site')).records;
  if (!existsSync(file))
    throw new UsageError(`There are no records in ${file}. Run "npm run build" first.`);
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  const engine = await engineOf(records);
  const figures: Record<string, Record<string, number>> = {};
  const failures: string[] = [];
  const show = (misses: string[]) => {
    if (values.misses) for (const miss of misses) console.log(`    ${miss}`);
  };

  const {tuned, heldOut} = halves(
    readQuestions(path.join(root, 'tests', 'search', 'questions.yaml')),
  );
  const short = readShortQueries(path.join(root, 'tests', 'search', 'short-queries.yaml'));
  const sets: Record<string, KnownItem[]> = {
    ...knownItemQueries(records, Number(values.each)),
    questions: tuned,
    'held out': heldOut,
    short: short.tuned,
    'short held out': short.heldOut,
    'of operations': short.heldOut.filter(({kind}) => kind === 'operation'),
    'of newcomers': short.heldOut.filter(({persona}) => persona === 'new'),
  };
  for (const [name, items] of Object.entries(sets)) {
    const {misses, ...result} = measure(engine, items);
    figures[name] = {n: items.length, ...result};
    console.log(
      `${name.padEnd(14)} n ${String(items.length).padStart(4)}  MRR ${result.mrr.toFixed(3)}  ` +
        `row 1 ${result.hitAt1.toFixed(3)}  rows 1-3 ${result.hitAt3.toFixed(3)}  ` +
        `rows 1-6 ${result.hitAt6.toFixed(3)}  empty ${result.empty}  ` +
        `heading ${result.headingFound.toFixed(3)}  ${result.msPerQuery.toFixed(1)} ms`,
    );
    // Misses of held-out queries stay hidden, so that the queries stay a fair test.
    if (!/held out|^of /.test(name)) show(misses);
    const limits = budgets.sets[name] ?? {};
    const isBelow = (figure: keyof typeof limits) => result[figure] < (limits[figure] ?? 0);
    if ((['mrr', 'hitAt1', 'hitAt3', 'hitAt6'] as const).some(isBelow)) failures.push(name);
  }

  for (const [name, items] of Object.entries(exactNameQueries(await loadSpec(), records))) {
    const {found, misses} = measureExactNames(engine, items);
    figures[name] = {n: items.length, found};
    console.log(`${name.padEnd(14)} n ${String(items.length).padStart(4)}  found ${found}`);
    show(misses);
    if (found / items.length < budgets.exactNames) failures.push(name);
  }

  const labeled = readLabeledQueries(path.join(root, 'tests', 'search', 'answers.yaml'));
  const answers = measureAnswers(engine, labeled);
  figures.answers = {n: labeled.length, shown: answers.shown, right: answers.right};
  console.log(
    `answers        n ${String(labeled.length).padStart(4)}  shown ${answers.shown}  right ${answers.right}`,
  );
  show(answers.misses);
  const {right, shown} = budgets.answers;
  if (answers.right < right * answers.shown || answers.shown < shown) failures.push('answers');

  const results = path.join(root, '.cache', 'search', 'quality.json');
  mkdirSync(path.dirname(results), {recursive: true});
  writeFileSync(results, `${JSON.stringify(figures, null, 2)}\n`);
  if (failures.length > 0) console.log(`Below budget: ${failures.join(', ')}`);
  return failures.length > 0 ? 1 : 0;
}

void main().then((code) => process.exit(code));
