/**
 * Purpose: writes the contract as one file, .generated/openapi.yaml and .generated/openapi.json.
 * Exemptions: none.
 * Usage: npm run spec:bundle
 * Exit code: 0 when written, 1 when the source can't be bundled.
 */
import {listOperations, loadSpec, paths, writeBundle} from '@docs/contract';

async function main(): Promise<void> {
  const spec = await loadSpec();
  writeBundle(spec);
  console.log(`${listOperations(spec).length} operations in ${paths.bundleYaml}`);
}

void main();
