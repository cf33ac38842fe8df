/**
 * Purpose: everything that CI proves, side by side on the machine's cores. One build of the site serves
 *   all steps. Every step runs to its end and its output is printed in one piece.
 * Usage: npm run ci   (`.ci/run` installs what's needed first)
 *   Without an option, it's the gate: what every change runs, and the whole suites of the areas that
 *   changed since the last green nightly run (.ci/base) or the base of the pull request.
 *   --nightly runs everything, on all pages and at full size.
 *   --release is the same on the directory in build/, which it doesn't build, plus rehearsals.
 *   --only NAME runs only the steps whose name contains NAME, and expects what the others write. It can
 *   be repeated.
 * Exit code: 1 when a step fails. The last line is `N passed, N failed`.
 */
import '../lib/readable-errors';
import {rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {affectedAreas, commitsSinceBase} from './areas';
import {count} from './count';
import {failures, runSteps, summary} from './run-steps';
import {type Layer, stepsOf} from './steps';

const resultFolder = 'test-results';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      nightly: {type: 'boolean', default: false},
      release: {type: 'boolean', default: false},
      only: {type: 'string', multiple: true},
    },
  });
  const layer: Layer = values.release ? 'release' : values.nightly ? 'nightly' : 'gate';
  const areas = affectedAreas();
  console.log(`Layer: ${layer}. Changed areas: ${[...areas].join(', ') || 'none'}.`);

  rmSync(resultFolder, {recursive: true, force: true});
  const logFolder = `${resultFolder}/logs`;
  const results = await runSteps(stepsOf(layer, areas, values.only), {
    cores: availableParallelism(),
    logFolder,
  });
  console.log(failures(results, logFolder));
  console.log(summary(results));

  const failedSteps = results.filter(({outcome}) => outcome !== 'passed').length;
  const {passed, failed} = count(resultFolder);
  const isGreen = failedSteps === 0 && failed === 0;
  if (!isGreen && layer !== 'gate') console.log(`Commits since the base:\n${commitsSinceBase()}`);
  // A failed step without a failed test, such as a type error, counts as one failure.
  console.log(`${passed} passed, ${Math.max(failed, failedSteps)} failed`);
  process.exit(isGreen ? 0 : 1);
}

void main();
