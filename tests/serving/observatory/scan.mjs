/**
 * Grades pages of a local server with Mozilla's code and prints the result as JSON. The package only scans
 * the root of a host on the default ports, so this file combines its parts like its `scanner/index.js`.
 *
 * Usage: NODE_EXTRA_CA_CERTS=ca.pem node scan.mjs HOST HTTP_PORT HTTPS_PORT PATH...
 */
import {existsSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const main = createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory');
const folder = path.dirname(path.dirname(main));
// An install script, which we don't run, would fetch the list of preloaded hosts. Ours isn't on it.
const preloaded = path.join(folder, 'conf', 'hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const {ALL_TESTS} = await import('@mdn/mdn-http-observatory/src/constants.js');
const {retrieve} = await import('@mdn/mdn-http-observatory/src/retriever/retriever.js');
const {getGradeForScore, getScoreModifier} =
  await import('@mdn/mdn-http-observatory/src/grader/grader.js');
const {MINIMUM_SCORE_FOR_EXTRA_CREDIT} =
  await import('@mdn/mdn-http-observatory/src/grader/charts.js');

const [host, httpPort, httpsPort, ...addresses] = process.argv.slice(2);
const grades = [];
for (const address of addresses) {
  const found = await retrieve(host, {httpPort, httpsPort, path: address});
  const results = ALL_TESTS.map((test) => test(found).result).filter(Boolean);
  const modifiers = results.map((result) => getScoreModifier(result));
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 100);
  const penalized = sum(modifiers.filter((modifier) => modifier < 0));
  const counted = penalized >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : penalized;
  grades.push({address, ...getGradeForScore(counted), results});
}
console.log(JSON.stringify(grades));
