/**
 * Purpose: gathers the results of this build's checks and tests, rebuilds the site so that /quality
 *   and quality.json show them, and checks that both match.
 * Usage: npm run quality [-- --no-build] [--record]
 *   --no-build only gathers and prints the results.
 *   --record also adds them to content/data/quality-history.yaml, for a release.
 *   If there are no results, the site has no /quality, and nothing is built.
 * Exit code: 1 when a claim of content/data/quality.yaml wasn't measured, the build fails, or the
 *   page and quality.json differ. A missed claim is shown and fails only in its own check.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  loadTopics,
  qualityReport,
  type Results,
  resultsFile,
} from '../packages/content-model/quality';
import {
  historyFile,
  loadHistory,
  type PastResults,
  withResults,
} from '../packages/content-model/quality-history';
import {docusaurusBuild} from './lib/docusaurus-build';
import {readFigure} from './quality/read-figure';
import {pageShowsReport} from './quality/page-shows-report';
import {reviews} from './quality/reviews';

const folder = 'content/data';
const topics = loadTopics(folder);
const claims = topics.flatMap((topic) => topic.claims);
const {values} = parseArgs({
  options: {
    'no-build': {type: 'boolean', default: false},
    record: {type: 'boolean', default: false},
  },
});

function gather(): Results {
  const figures = claims.flatMap(({id, source}) => {
    const figure = readFigure(source);
    return figure ? [[id, figure] as const] : [];
  });
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {encoding: 'utf8'});
  return {commit: commit.trim(), figures: Object.fromEntries(figures), reviews: reviews()};
}

/** Without the times, because a release has one date. */
function record({figures}: Results): void {
  const file = historyFile(folder);
  const past: PastResults = {date: new Date().toISOString().slice(0, 10), figures: {}};
  for (const [id, {value, of}] of Object.entries(figures))
    past.figures[id] = {value, ...(of !== undefined && {of})};
  const text = withResults(readFileSync(file, 'utf8'), past);
  writeFileSync(file, text);
}

function main(): number {
  const results = gather();
  mkdirSync(path.dirname(resultsFile), {recursive: true});
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  const report = qualityReport(topics, results, loadHistory(folder));
  for (const {state, result, goal, claim} of report.rows)
    console.log(`${state.padEnd(12)} ${claim}: ${result} (${goal})`);
  const unmeasured = report.rows.filter(({state}) => state === 'not measured');
  if (unmeasured.length > 0)
    console.error(`Not measured: ${unmeasured.map(({id}) => id).join(', ')}.`);
  if (unmeasured.length === claims.length) {
    console.error('There are no results: run the checks and tests first.');
    return 1;
  }
  if (values.record) record(results);
  if (values['no-build']) return unmeasured.length > 0 ? 1 : 0;

  const code = docusaurusBuild([]);
  if (code !== 0) return code;
  const published = readFileSync('build/quality.json', 'utf8');
  const same =
    published === `${JSON.stringify(report, null, 2)}\n` &&
    pageShowsReport(readFileSync('build/quality.html', 'utf8'), report);
  console.log(same ? 'The page says what quality.json says.' : 'The page and quality.json differ.');
  return same && unmeasured.length === 0 ? 0 : 1;
}

process.exitCode = main();
