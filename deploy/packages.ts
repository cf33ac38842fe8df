import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {readChecksums} from '../packages/package-files/checksums';
import {sha256Of} from '../packages/package-files/files';
import {isSigned} from '../packages/package-files/signature';
import {namedPackages} from '../src/plugins/packages/named-packages';
import {filesUnder} from './files';

/** Throws unless every package that the pages of a build name is in it, with its checksum. */
export function checkPackages(build: string): void {
  const problems = packageProblems(build);
  if (problems.length === 0) return;
  throw new Error(
    [
      "The build's packages are incomplete, so install commands wouldn't work:",
      ...problems.map((problem) => `  ${problem}`),
      'Run `npm run build:release`, which builds the packages and then the site.',
    ].join('\n'),
  );
}

/** Files that can't have a checksum in the list, because they are the list or vouch for it. */
const lists = new Set(['SHA256SUMS', 'SHA256SUMS.sig', 'signing-key.pem']);

function packageProblems(build: string): string[] {
  const named = namedPackages(build, siteUrlOf(build));
  if (named.length === 0) return ['No page has an install command'];
  const checksums = path.join(build, 'packages', 'SHA256SUMS');
  if (!existsSync(checksums)) return ['packages/SHA256SUMS is missing'];

  if (!isSigned(path.dirname(checksums)))
    return ["packages/SHA256SUMS isn't signed with the key next to it"];

  const listed = readChecksums(checksums);
  const files = new Map(
    filesUnder(path.join(build, 'packages')).map((file) => [path.basename(file), file]),
  );
  const altered = [...listed].flatMap(([name, sha256]) => {
    const file = files.get(name);
    if (!file) return [`${name} is in SHA256SUMS, but not in the build`];
    return sha256Of(file) === sha256 ? [] : [`${name} doesn't have the checksum in SHA256SUMS`];
  });
  const missing = named.flatMap(({page, file}) => {
    const builtFile = path.join(build, file);
    if (!existsSync(builtFile)) return [`${page} names /${file}, which isn't in the build`];
    const hasChecksum = listed.has(path.basename(file)) || statSync(builtFile).isDirectory();
    return hasChecksum || lists.has(path.basename(file))
      ? []
      : [`${page} names /${file}, which isn't in SHA256SUMS`];
  });
  return [...altered, ...missing];
}

/** Reads the home page, because the build's environment may have been different. */
function siteUrlOf(build: string): string {
  const home = readFileSync(path.join(build, 'index.html'), 'utf8');
  const canonical = home.match(/<link[^>]* rel="?canonical"? href="?([^"\s>]+)/)?.[1];
  if (!canonical) throw new Error(`${build}/index.html has no canonical link`);
  return canonical.replace(/\/?$/, '/');
}
