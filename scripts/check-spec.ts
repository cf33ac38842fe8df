/**
 * Purpose: checks the API contract: lint of source and bundle, completeness, examples, story,
 *   lifecycles, events, errors, and the pages that errors lead to.
 * Exemptions: stubs (x-stub) are skipped, unless --final is given, which refuses them.
 * Usage: npm run check:spec [-- --domain offers] [-- --final]
 *   --domain limits the findings and the completeness check to one domain.
 * Exit code: 0 without findings, 1 with findings.
 */
import {parseArgs} from 'node:util';
import {readContractFile, readErrorCatalogue, readInventory} from '../generator/contract-files';
import {loadSpec} from '../generator/load-spec';
import {sitePages} from '../generator/reference/site-pages';
import {writeBundle} from '../generator/write-bundle';
import {recordFigure} from './lib/figures';
import {checkCompleteness} from './spec-checks/completeness';
import {checkErrors} from './spec-checks/errors';
import {checkEvents} from './spec-checks/events';
import {checkExamples} from './spec-checks/examples';
import type {Check, Context} from './spec-checks/finding';
import {checkLifecycles} from './spec-checks/lifecycles';
import {checkLint} from './spec-checks/lint';
import {checkMoments} from './spec-checks/moments';
import {checkReading} from './spec-checks/reading';
import {checkStory} from './spec-checks/story';

const checks: Record<string, Check> = {
  lint: checkLint,
  completeness: checkCompleteness,
  examples: checkExamples,
  moments: checkMoments,
  story: checkStory,
  lifecycles: checkLifecycles,
  events: checkEvents,
  errors: checkErrors,
  reading: checkReading,
};

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {domain: {type: 'string'}, final: {type: 'boolean', default: false}},
  });
  const spec = await loadSpec();
  writeBundle(spec);
  const context: Context = {
    spec,
    inventory: readInventory(),
    catalogue: readErrorCatalogue(),
    story: readContractFile('story.yaml'),
    pages: sitePages(spec),
    domain: values.domain,
    final: values.final,
  };
  if (values.domain && !context.inventory.some(({domain}) => domain === values.domain)) {
    throw new Error(`There is no domain ${values.domain}.`);
  }
  const found: Record<string, number> = {};
  for (const [name, check] of Object.entries(checks)) {
    const {findings, counts} = await check(context);
    found[name] = findings.length;
    console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts}`);
    for (const finding of findings) console.log(`     ${finding}`);
  }
  const {lint = 0, examples = 0, ...others} = found;
  const elsewhere = Object.values(others).reduce((sum, count) => sum + count, 0);
  if (!values.domain) {
    recordFigure('contract-lint', {value: lint});
    recordFigure('contract-examples', {value: examples});
    recordFigure('contract-findings', {value: elsewhere});
  }
  const total = lint + examples + elsewhere;
  console.log(total === 0 ? 'No findings.' : `${total} findings.`);
  process.exitCode = total === 0 ? 0 : 1;
}

void main();
