/**
 * Purpose: gathers what the checks and tests of this build measured, builds the site once more so that
 *   /quality and quality.json say it, and asks that both say the same.
 * Usage: npm run quality [-- --no-build]
 *   --no-build gathers and prints only.
 *   Without any result, the site has no /quality, and nothing is built.
 * Exit code: 1 when a claim of content/data/quality.yaml was not measured, the build fails, or the
 *   page says something that quality.json does not. A claim that is missed is shown, not hidden, and
 *   fails where it is measured.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadClaims, qualityReport, type Results, resultsFile} from '../src/content-model/quality';
import {docusaurusBuild} from './lib/docusaurus-build';
import {figureOf} from './quality/figure-of';
import {pageSays} from './quality/page-says';
import {reviews} from './quality/reviews';

const claims = loadClaims('content/data/quality.yaml');
const {values} = parseArgs({options: {'no-build': {type: 'boolean', default: false}}});

function gather(): Results {
  const figures = claims.flatMap(({id, source}) => {
    const figure = figureOf(source);
    return figure ? [[id, figure] as const] : [];
  });
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {encoding: 'utf8'});
  return {commit: commit.trim(), figures: Object.fromEntries(figures), reviews: reviews()};
}

function main(): number {
  const results = gather();
  mkdirSync(path.dirname(resultsFile), {recursive: true});
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  const report = qualityReport(claims, results);
  for (const {state, result, goal, claim} of report.rows)
    console.log(`${state.padEnd(12)} ${claim}: ${result} (${goal})`);
  const unmeasured = report.rows.filter(({state}) => state === 'not measured');
  if (unmeasured.length > 0)
    console.error(`Not measured: ${unmeasured.map(({id}) => id).join(', ')}.`);
  if (unmeasured.length === claims.length) {
    console.error('There are no results: run the checks and tests first.');
    return 1;
  }
  if (values['no-build']) return unmeasured.length > 0 ? 1 : 0;

  const code = docusaurusBuild([]);
  if (code !== 0) return code;
  const published = readFileSync('build/quality.json', 'utf8');
  const same =
    published === `${JSON.stringify(report, null, 2)}\n` &&
    pageSays(readFileSync('build/quality.html', 'utf8'), report);
  console.log(same ? 'The page says what quality.json says.' : 'The page and quality.json differ.');
  return same && unmeasured.length === 0 ? 0 : 1;
}

process.exitCode = main();
