/**
 * Purpose: writes the contract as one file, .generated/openapi.yaml and .generated/openapi.json.
 * Exemptions: none.
 * Usage: npm run spec:bundle
 * Exit code: 0 when written, 1 when the source cannot be bundled.
 */
import {loadSpec} from '../generator/load-spec';
import {listOperations} from '../generator/operations';
import {paths} from '../generator/paths';
import {writeBundle} from '../generator/write-bundle';

async function main(): Promise<void> {
  const spec = await loadSpec();
  writeBundle(spec);
  console.log(`${listOperations(spec).length} operations in ${paths.bundleYaml}`);
}

void main();
