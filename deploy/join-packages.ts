import {cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {changedFiles, filesOf, type ListedVersion} from '@docs/sdks';

/**
 * Adds the files of all listed versions to a built site, below `/packages`. Throws before the first copy if
 * one is missing or has other bytes: install commands and lock files name all of them.
 */
export function joinPackages(site: string, packages: string, list: readonly ListedVersion[]): void {
  const files = filesOf(list);
  const changed = changedFiles(packages, files);
  if (changed.length > 0)
    throw new Error(
      [
        `${packages} doesn't have these published files:`,
        ...changed.map((file) => `  ${file}`),
        'Take them from where they are published. `npm run sdk:package` packs new versions.',
      ].join('\n'),
    );
  for (const name of Object.keys(files)) {
    const target = path.join(site, 'packages', name);
    mkdirSync(path.dirname(target), {recursive: true});
    cpSync(path.join(packages, name), target, {preserveTimestamps: true});
  }
}
