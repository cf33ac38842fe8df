/**
 * Purpose: makes the built site a directory that nginx and static hosts can serve as it is: headers and redirects, its
 *   version, the files of all published packages, and compressed files. Fails if a page has unknown inline code, if a
 *   package is missing, or if the directory exceeds a host's limit.
 * Usage: npm run build:release [-- --tar] [--packages .cache/packages]
 *   --packages names the folder with the packages. What it doesn't have is downloaded from the published site.
 *   --tar also writes dist/argosy-docs-VERSION-COMMIT.tar.gz.
 * Exit code: 1 if a check fails.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {packagesUrl} from '@docs/site/config';
import {filesOf, publishedList, readList} from '@docs/sdks';
import {completeSite} from './complete-site';
import {fetchPublished, joinPackages} from './join-packages';
import {filesUnder} from './files';
import {precompress} from './precompress';

const root = 'build';
const {values} = parseArgs({
  options: {
    tar: {type: 'boolean', default: false},
    packages: {type: 'string', default: '.cache/packages'},
  },
});

async function main(): Promise<void> {
  const published = readList(publishedList);
  await fetchPublished(filesOf(published), values.packages, packagesUrl);
  joinPackages(root, values.packages, published);
  const {version, commit = 'unknown'} = completeSite(root);
  const {written, reused} = precompress(filesUnder(root));
  console.log(`${root}/ is complete: ${written} files compressed, ${reused} reused.`);
  if (values.tar) {
    const tar = `dist/argosy-docs-${version}-${commit}.tar.gz`;
    mkdirSync('dist', {recursive: true});
    execFileSync('tar', ['-czf', tar, '-C', root, '.'], {stdio: 'inherit'});
    console.log(tar);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
