/**
 * Purpose: keeps the contract's current version as a release in openapi/released. From then on, each
 *   change needs a new version and an entry in openapi/changelog.yaml.
 * Usage: npm run spec:release
 * Exit code: 1 if the version is already released.
 */
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadSpec, releasedFolder, versionOf} from '@docs/contract';

async function main(): Promise<void> {
  const spec = await loadSpec();
  const file = path.join(releasedFolder, `${versionOf(spec)}.json`);
  if (existsSync(file)) {
    console.error(`${versionOf(spec)} is already released. Set a new version in openapi.yaml.`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, `${JSON.stringify(spec)}\n`);
  console.log(`Wrote ${path.relative('.', file)}.`);
}

void main();
