/**
 * Purpose: checks the API contract: lint of source and bundle, completeness, objects, examples,
 *   sample data, lifecycles, events, errors, and the pages that errors link to.
 * Exemptions: stubs (x-stub) are skipped. With --final, they're errors.
 * Usage: npm run check:spec [-- --domain offers] [-- --final]
 *   --domain limits the findings and the completeness check to one domain.
 * Exit code: 0 without findings, 1 with findings.
 */
import {parseArgs} from 'node:util';
import {
  listOperationFiles,
  readContractFile,
  readErrorCatalog,
  readInventory,
} from '../packages/contract/contract-files';
import {loadSpec} from '../packages/contract/load-spec';
import {sitePages} from '../packages/reference/site-pages';
import {writeBundle} from '../packages/contract/write-bundle';
import {checkAppearsIn} from '../packages/contract/checks/appears-in';
import {checkConditions} from '../packages/contract/checks/conditions';
import {checkFieldExamples} from '../packages/contract/checks/field-examples';
import {checkOpenEnums} from '../packages/contract/checks/open-enums';
import {checkRequests} from '../packages/contract/checks/requests';
import {checkChangelog} from '../packages/contract/checks/changelog';
import {checkCompleteness} from '../packages/contract/checks/completeness';
import {checkDeprecations} from '../packages/contract/checks/deprecations';
import {checkErrors} from '../packages/contract/checks/errors';
import {checkEvents} from '../packages/contract/checks/events';
import {checkExamples} from '../packages/contract/checks/examples';
import type {Check, Context} from '../packages/contract/checks/finding';
import {checkGroups} from '../packages/contract/checks/groups';
import {checkLifecycles} from '../packages/contract/checks/lifecycles';
import {checkLint} from '../packages/contract/checks/lint';
import {checkMessages} from '../packages/contract/checks/messages';
import {checkMoments} from '../packages/contract/checks/moments';
import {checkObjects} from '../packages/contract/checks/objects';
import {checkReading} from '../packages/contract/checks/reading';
import {checkSampleData} from '../packages/contract/checks/sample-data';

const checks: Record<string, Check> = {
  lint: checkLint,
  completeness: checkCompleteness,
  groups: checkGroups,
  objects: checkObjects,
  messages: checkMessages,
  examples: checkExamples,
  'appears in': checkAppearsIn,
  conditions: checkConditions,
  'field examples': checkFieldExamples,
  'open enums': checkOpenEnums,
  requests: checkRequests,
  moments: checkMoments,
  'sample data': checkSampleData,
  changelog: checkChangelog,
  deprecations: checkDeprecations,
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
    operationFiles: listOperationFiles(),
    catalog: readErrorCatalog(),
    sampleData: readContractFile('sample-data.yaml'),
    pages: sitePages(spec),
    domain: values.domain,
    final: values.final,
  };
  if (values.domain && !context.inventory.some(({domain}) => domain === values.domain)) {
    throw new Error(`There is no domain ${values.domain}.`);
  }
  let total = 0;
  for (const [name, check] of Object.entries(checks)) {
    const {findings, counts} = await check(context);
    total += findings.length;
    console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts}`);
    for (const finding of findings) console.log(`     ${finding}`);
  }
  console.log(total === 0 ? 'No findings.' : `${total} findings.`);
  process.exitCode = total === 0 ? 0 : 1;
}

void main();
