import {existsSync, readlinkSync} from 'node:fs';
import path from 'node:path';
import {decompressedFile, originalOf} from '../precompress';
import {assetsLink, folderOf, ownFiles} from './layout';
import {sha256, sha256Of, type Release} from './manifest';

interface Damage {
  /** Files of the manifest that are missing or have other content. */
  damaged: string[];
  /** Files in the release's folder that the manifest doesn't list. */
  surplus: string[];
  hasAssetsLink: boolean;
}

/** Compares every file of a release with its manifest. */
export function damageOf(deployRoot: string, release: Release): Damage {
  const folder = folderOf(deployRoot, release.id);
  const present = existsSync(folder) ? ownFiles(folder) : [];
  return {
    damaged: [...release.files.keys()].filter((file) => !isIntact(deployRoot, release, file)),
    surplus: present.filter((file) => !release.files.has(file)),
    hasAssetsLink: hasAssetsLink(folder),
  };
}

/** Lists what's wrong with a release, one line per problem. */
export function problemsOf(deployRoot: string, release: Release): string[] {
  const {damaged, surplus, hasAssetsLink: isLinked} = damageOf(deployRoot, release);
  return [
    ...damaged.map((file) => `${file} is missing or damaged`),
    ...surplus.map((file) => `${file} isn't in the manifest`),
    ...(isLinked ? [] : ['the link to the assets is missing or damaged']),
  ];
}

/** Describes the first problems of a release in an error message. */
export const describeDamage = ({id}: Release, problems: string[]): string =>
  [
    `Release ${id} is damaged:`,
    ...problems.slice(0, 20).map((problem) => `  ${problem}`),
    ...(problems.length > 20 ? [`  and ${problems.length - 20} more`] : []),
  ].join('\n');

/** Returns where a file of a release is. Assets are shared, so this doesn't depend on the release's link. */
export const locationOf = (deployRoot: string, id: string, file: string): string =>
  file.startsWith(`assets${path.sep}`)
    ? path.join(deployRoot, file)
    : path.join(folderOf(deployRoot, id), file);

/**
 * Compares a file with the manifest. A compressed file may also have other bytes that decompress to the right
 * content, because a newer Node.js compresses differently and releases share their assets.
 */
export function isIntact(deployRoot: string, {id, files}: Release, file: string): boolean {
  const location = locationOf(deployRoot, id, file);
  if (!existsSync(location)) return false;
  if (sha256Of(location) === files.get(file)) return true;
  const compressed = originalOf(file);
  if (!compressed) return false;
  const content = decompressedFile(location, compressed.ending);
  return content !== undefined && sha256(content) === files.get(compressed.original);
}

function hasAssetsLink(folder: string): boolean {
  try {
    return readlinkSync(path.join(folder, 'assets')) === assetsLink;
  } catch {
    return false;
  }
}
