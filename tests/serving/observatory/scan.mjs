/**
 * Grades pages of a local server with Mozilla's own code and prints the result as JSON. The package
 * scans the root of a host on the usual ports only, so its parts are put together here as
 * its `scanner/index.js` does.
 *
 * Usage: NODE_EXTRA_CA_CERTS=ca.pem node scan.mjs HOST HTTP_PORT HTTPS_PORT PATH...
 */
import {existsSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const main = createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory');
const folder = path.dirname(path.dirname(main));
// The list of preloaded hosts is fetched by an install script, which does not run. Ours is not on it.
const preloaded = path.join(folder, 'conf', 'hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const {ALL_TESTS} = await import('@mdn/mdn-http-observatory/src/constants.js');
const {retrieve} = await import('@mdn/mdn-http-observatory/src/retriever/retriever.js');
const {getGradeForScore, getScoreModifier} = await import(
  '@mdn/mdn-http-observatory/src/grader/grader.js'
);
const {MINIMUM_SCORE_FOR_EXTRA_CREDIT} = await import(
  '@mdn/mdn-http-observatory/src/grader/charts.js'
);

const [host, httpPort, httpsPort, ...addresses] = process.argv.slice(2);
const grades = [];
for (const address of addresses) {
  const found = await retrieve(host, {httpPort, httpsPort, path: address});
  const results = ALL_TESTS.map((test) => test(found).result).filter(Boolean);
  const modifiers = results.map((result) => getScoreModifier(result));
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 100);
  const penalised = sum(modifiers.filter((modifier) => modifier < 0));
  const counted = penalised >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : penalised;
  grades.push({address, ...getGradeForScore(counted), results});
}
console.log(JSON.stringify(grades));
