/**
 * Purpose: makes the built site a directory that nginx and static hosts can serve as it is: headers and redirects, its
 *   version, and compressed files. Fails if a page has unknown inline code, if a package that a page names is missing,
 *   or if the directory exceeds a host's limit.
 * Usage: npm run build:release [-- --tar]
 *   --tar also writes dist/argosy-docs-VERSION-COMMIT.tar.gz.
 * Exit code: 1 if a check fails.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {completeSite} from './complete-site';
import {filesUnder} from './files';
import {checkPackages} from './packages';
import {precompress} from './precompress';

const root = 'build';
const {values} = parseArgs({options: {tar: {type: 'boolean', default: false}}});

try {
  checkPackages(root);
  const {version, commit = 'unknown'} = completeSite(root);
  const {written, reused} = precompress(filesUnder(root));
  console.log(`${root}/ is complete: ${written} files compressed, ${reused} reused.`);
  if (values.tar) {
    const tar = `dist/argosy-docs-${version}-${commit}.tar.gz`;
    mkdirSync('dist', {recursive: true});
    execFileSync('tar', ['-czf', tar, '-C', root, '.'], {stdio: 'inherit'});
    console.log(tar);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
