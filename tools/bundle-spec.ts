/**
 * Purpose: writes the contract as one file, .generated/openapi.yaml and .generated/openapi.json.
 * Exemptions: none.
 * Usage: npm run spec:bundle
 * Exit code: 0 when written, 1 when the source can't be bundled.
 */
import {loadSpec} from '../packages/contract/load-spec';
import {listOperations} from '../packages/contract/operations';
import {paths} from '../packages/contract/paths';
import {writeBundle} from '../packages/contract/write-bundle';

async function main(): Promise<void> {
  const spec = await loadSpec();
  writeBundle(spec);
  console.log(`${listOperations(spec).length} operations in ${paths.bundleYaml}`);
}

void main();
