/**
 * Purpose: search side by side in one run: the site's own engine, MiniSearch as it comes, lunr by the
 *   easyops plugin's own code, and Pagefind, on the records of the last build, with the readers'
 *   questions and the generated sets of search:quality; and the own engine on a site of 1,000 and of
 *   2,500 pages. Installs the other engines into a temporary folder. Not part of CI.
 * Usage: npm run search:compare (after npm run build); writes docs/bench/search.json
 * Exit code: 1 when there is no build or an engine cannot be installed.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import playwrightConfig from '../playwright.config';
import {cachePaths} from '../src/plugins/search-index/write-index';
import type {SearchRecord} from '../src/search/types';
import {SlowSite} from './lib/slow-site';
import type {Contestant} from './search-compare/contestant';
import {grow} from './search-compare/grow';
import {lunrPlugin} from './search-compare/lunr-plugin';
import {ours} from './search-compare/ours';
import {pagefind, siteOf} from './search-compare/pagefind';
import {score, type Score} from './search-compare/score';
import {Scratch} from './search-compare/scratch';
import {stockMiniSearch} from './search-compare/stock-minisearch';
import {knownItemQueries, type KnownItem} from './search-quality/known-items';
import {readQuestions} from './search-quality/questions';

const root = path.join(__dirname, '..');
const build = path.join(root, 'build');
const each = 150;
const sizes = [1_000, 2_500];

type Figures = Omit<Contestant, 'ask' | 'name'> & {sets: Record<string, Score>};

async function main(): Promise<void> {
  const {records: file} = cachePaths(root);
  if (!existsSync(file) || !existsSync(build)) throw new Error('Run "npm run build" first.');
  const all = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  const records = all.filter(({version}) => version === 'current');
  const questions = readQuestions(path.join(root, 'tests', 'search', 'questions.yaml'));

  const scratch = new Scratch();
  const site = new SlowSite(siteOf(scratch));
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const origin = await site.start();
    const page = await browser.newPage();
    const contestants = [
      await ours(records, build),
      await stockMiniSearch(records, scratch),
      await lunrPlugin(records, scratch),
      await pagefind(records, scratch, site, {page, origin}),
    ];
    const engines: Record<string, Figures> = {};
    for (const contestant of contestants) {
      engines[contestant.name] = await figuresOf(contestant, records, questions);
      console.table({[contestant.name]: row(engines[contestant.name])});
    }

    const growth: Record<string, Figures> = {};
    for (const size of sizes) {
      const grown = grow(records, size);
      growth[`${size} pages`] = await figuresOf(await ours(grown, build), grown, questions);
    }

    const tables = {...engines, ...growth};
    console.table(
      Object.fromEntries(Object.entries(tables).map(([name, figures]) => [name, row(figures)])),
    );
    mkdirSync(path.join(root, 'docs', 'bench'), {recursive: true});
    writeFileSync(
      path.join(root, 'docs', 'bench', 'search.json'),
      `${JSON.stringify({records: records.length, engines, growth}, null, 2)}\n`,
    );
  } finally {
    await browser.close();
    site.stop();
  }
}

async function figuresOf(
  {name: _name, ask, ...sizesAndTime}: Contestant,
  records: readonly SearchRecord[],
  questions: readonly KnownItem[],
): Promise<Figures> {
  const sets: Record<string, Score> = {};
  for (const [set, items] of Object.entries({...knownItemQueries(records, each), questions}))
    sets[set] = await score(ask, items);
  return {...sizesAndTime, sets};
}

function row(figures: Figures | undefined): Record<string, number> {
  if (!figures) return {};
  const {sets, ...rest} = figures;
  const perSet = Object.entries(sets).map(([set, {mrr}]) => [set, mrr]);
  return {
    ...(Object.fromEntries(perSet) as Record<string, number>),
    'questions@3': sets.questions?.hitAt3 ?? 0,
    'ms/query': sets.questions?.msPerQuery ?? 0,
    ...rest,
  };
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
