/**
 * Purpose: fills .cache/packages with every published version of the SDKs, the docs server, and the sandbox, so
 *   that the deploy can add them to the site. Downloads published files from the site, packs what it doesn't
 *   have, and adds new versions to sdks/published/published.yaml. A published version keeps its bytes.
 *   The checksums of what was packed are in .cache/packed.txt, for the attestation.
 * Usage: npm run sdk:package [-- --draft]; needs Java, Maven, Python, and Go.
 *   --from URL is where packages are published, usually DOCS_URL/packages.
 *   --draft packs what the sources are now into .cache/draft-packages, for tests.
 * Exit code: 1 when a tool fails, or a published version would change or is missing.
 */
import './lib/readable-errors';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {packagesUrl} from '@docs/site/config';
import {fetchPublished} from '@docs/deploy';
import {paths} from '@docs/contract';
import {
  changedFiles,
  checksums,
  filesOf,
  packDraft,
  packOnce,
  products,
  publishedList,
  readList,
} from '@docs/sdks';

const {values} = parseArgs({
  options: {
    draft: {type: 'boolean', default: false},
    from: {type: 'string', default: packagesUrl},
  },
});
const folderOf = (name: string) => path.join(paths.repository, '.cache', name);

async function fillPackages(folder: string): Promise<boolean> {
  await fetchPublished(filesOf(readList(publishedList)), folder, values.from);
  const {packed, isRefused} = packOnce(products, folder, publishedList);
  const attested = checksums(packed);
  if (attested) writeFileSync(folderOf('packed.txt'), attested);
  const missing = changedFiles(folder, filesOf(readList(publishedList)));
  for (const file of missing) console.log(`${file} is published, but neither there nor packed.`);
  return !isRefused && missing.length === 0;
}

async function main(): Promise<void> {
  if (values.draft) packDraft(products, folderOf('draft-packages'));
  else if (!(await fillPackages(folderOf('packages')))) process.exitCode = 1;
}

void main();
