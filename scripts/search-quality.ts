/**
 * Measures how well the static engine finds known pages, on the records of the last build.
 * Queries are made from the records with a fixed seed; hand-written reader questions join
 * them from tests/search/questions.yaml (entries: question, page, heading) when it exists.
 *
 * Usage: npm run search:quality [-- --records <file>] [--each 150] [--misses] [--min-mrr 0.8]
 * Exit code: 1 when there are no records, or a set is below --min-mrr.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {cachePaths} from '../src/plugins/search-index/write-index';
import {SearchEngine} from '../src/search/backends/static/engine';
import {encode} from '../src/search/backends/static/wire';
import type {SearchRecord} from '../src/search/types';
import {knownItemQueries, type KnownItem} from './search-quality/known-items';
import {measure} from './search-quality/measure';

interface Question {
  question: string;
  page: string;
  heading?: string;
}

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      records: {type: 'string'},
      each: {type: 'string', default: '150'},
      misses: {type: 'boolean', default: false},
      'min-mrr': {type: 'string', default: '0'},
    },
  });
  const root = path.join(__dirname, '..');
  const file = values.records ?? cachePaths(root).records;
  if (!existsSync(file)) {
    console.error(`There are no records in ${file}. Run "npm run build" first.`);
    return 1;
  }
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  const sets = new Map(Object.entries(knownItemQueries(records, Number(values.each))));
  const questions = readQuestions(path.join(root, 'tests', 'search', 'questions.yaml'));
  if (questions.length > 0) sets.set('questions', questions);

  const {firstTier, fullText} = encode(records);
  const engine = new SearchEngine(firstTier);
  await engine.addFullText(fullText);
  let worst = 1;
  for (const [name, items] of sets) {
    const result = measure(engine, items);
    worst = Math.min(worst, result.mrr);
    console.log(
      `${name.padEnd(10)} n ${String(items.length).padStart(4)}  MRR ${result.mrr.toFixed(3)}  ` +
        `hit@1 ${result.hitAt1.toFixed(3)}  hit@3 ${result.hitAt3.toFixed(3)}  heading ${result.headingFound.toFixed(3)}  ${result.msPerQuery.toFixed(1)} ms`,
    );
    if (values.misses) for (const miss of result.misses) console.log(`    ${miss}`);
  }
  return worst < Number(values['min-mrr']) ? 1 : 0;
}

function readQuestions(file: string): KnownItem[] {
  if (!existsSync(file)) return [];
  const questions = parse(readFileSync(file, 'utf8')) as Question[];
  return questions.map(({question, page, heading}) => ({query: question, page, heading}));
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
