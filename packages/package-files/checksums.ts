import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {archives, sha256Of} from './files';

/** One file for `sha256sum --check --ignore-missing`, next to the folders of the package managers. */
export function writeChecksums(packages: string): string[] {
  const lines = archives(packages).map(
    (file) => `${sha256Of(path.join(packages, file))}  ${path.basename(file)}`,
  );
  writeFileSync(path.join(packages, 'SHA256SUMS'), `${lines.join('\n')}\n`);
  return lines;
}

/** Parses the output of `sha256sum` into checksums by file name. */
export function readChecksums(file: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [sha256 = '', name = ''] = line.split('  ');
      return [name, sha256];
    }),
  );
}
