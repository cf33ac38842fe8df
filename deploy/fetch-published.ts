import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {changedFiles, type ListedFiles} from '@docs/sdks';

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
