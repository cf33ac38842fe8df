import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from './site';

/** `npm run sdk:package` writes this list last, so it exists only if all packages exist. */
const checksums = path.join(__dirname, '../.generated/downloads/packages/SHA256SUMS');

/** Whether this build includes the packages that install commands name, in the current version. */
export const hasPackages =
  existsSync(checksums) &&
  readFileSync(checksums, 'utf8').includes(`  argosy-sdk-${site.sdkVersion}.tgz\n`);
