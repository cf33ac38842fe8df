/**
 * Purpose: all checks that need no built site, side by side. Every check runs to its end, so that one
 *   run shows everything that's wrong.
 * Usage: npm run check:sources
 *   --no-generate uses the generated files as they are.
 * Exit code: 1 when a check fails.
 */
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {generateReference} from '../packages/reference/generate';
import {runSteps, type Step, summary} from './lib/run-steps';

const checks: Step[] = [
  'lint',
  'types',
  'spelling',
  'format',
  'spec',
  'content',
  'prose',
  'imports',
  'styles',
  'dead-code',
  'conformance',
  'supply-chain',
].map((name) => ({name: `check:${name}`, command: `npm run --silent check:${name}`}));

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'no-generate': {type: 'boolean'}}});
  if (!values['no-generate']) await generateReference();
  const results = await runSteps(checks, {
    cores: availableParallelism(),
    logFolder: 'test-results/logs',
  });
  console.log(summary(results));
  process.exit(results.every(({outcome}) => outcome === 'passed') ? 0 : 1);
}

void main();
