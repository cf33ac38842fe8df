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
  loadSpec,
  readContractFile,
  readErrorCatalog,
  readInventory,
} from '@docs/contract';
import {sitePages} from '@docs/reference/generator';
import {checks, type Context} from '@docs/contract-checks';
import {UsageError} from './lib/readable-errors';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {domain: {type: 'string'}, final: {type: 'boolean', default: false}},
  });
  const spec = await loadSpec();
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
    throw new UsageError(`There is no domain ${values.domain}.`);
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
