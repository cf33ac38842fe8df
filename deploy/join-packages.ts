import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {changedFiles, filesOf, type ListedFiles, type ListedVersion} from '@docs/sdks';

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

/** Downloads the published files that a folder doesn't have, as far as the address has them. */
export async function fetchPublished(
  files: ListedFiles,
  folder: string,
  address: string,
): Promise<void> {
  for (const name of changedFiles(folder, files)) {
    const response = await fetch(`${address}/${name}`).catch(() => undefined);
    // No site is published there yet, or it doesn't respond.
    if (!response) return;
    if (!response.ok) continue;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== files[name]?.sha256)
      throw new Error(`${address}/${name} doesn't have the listed checksum`);
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), bytes);
  }
}
