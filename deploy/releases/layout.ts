import {readdirSync, readlinkSync} from 'node:fs';
import path from 'node:path';

/**
 * The deployment folder has this structure:
 *
 *   assets/                    files with a hash in their name, from all releases that are kept
 *   releases/ID/               all other files of a release, with a link `assets` to the folder above
 *   releases/ID.sha256         the release's manifest, which is written last and makes it a release
 *   releases/ID.sha256.copy    the same, in case that the manifest is damaged
 *   current                    a link to the release that's served
 *   release.lock               locked while a command changes this folder
 */
export const folderOf = (deployRoot: string, id: string) => path.join(deployRoot, 'releases', id);

/** Both copies of a release's manifest. */
export const manifestsOf = (deployRoot: string, id: string) => [
  `${folderOf(deployRoot, id)}.sha256`,
  `${folderOf(deployRoot, id)}.sha256.copy`,
];

/** The link in a release's folder to the assets that releases share. */
export const assetsLink = path.join('..', '..', 'assets');

/** Creates an ID that sorts by its sequence number. The time is only for people. */
export function idOf(sequence: number, now: number): string {
  const timestamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  return `${String(sequence).padStart(6, '0')}-${timestamp}`;
}

/** Returns the sequence number in an ID, or `undefined` for other names. */
export function sequenceOf(id: string): number | undefined {
  const sequence = /^(\d{6,})-\d{8}T\d{6}$/.exec(id)?.[1];
  return sequence === undefined ? undefined : Number(sequence);
}

export function currentId(deployRoot: string): string | undefined {
  try {
    return path.basename(readlinkSync(path.join(deployRoot, 'current')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns the relative paths of all files below a folder, sorted. It doesn't follow links, as the option
 * `recursive` of Node.js would.
 */
export function ownFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      return ownFiles(path.join(folder, entry.name)).map((file) => path.join(entry.name, file));
    })
    .sort();
}
