import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files that readers download, without indexes and Maven's own checksums. */
const archive = /\.(tgz|whl|tar\.gz|jar|pom|zip)$/;

/** One file for `sha256sum --check --ignore-missing`, next to the folders of the package managers. */
export function writeChecksums(packages: string): string[] {
  const lines = readdirSync(packages, {recursive: true, encoding: 'utf8'})
    .filter((name) => archive.test(name))
    .sort()
    .map((name) => {
      const hash = createHash('sha256').update(readFileSync(path.join(packages, name)));
      return `${hash.digest('hex')}  ${path.basename(name)}`;
    });
  writeFileSync(path.join(packages, 'SHA256SUMS'), `${lines.join('\n')}\n`);
  return lines;
}
