import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Files that list packages. They change with every version. All other files never change. */
const index =
  /(^|\/)(SHA256SUMS(\.sig)?|signing-key\.pem|versions\.json|index\.html|list|maven-metadata\.xml(\.\w+)?)$/;

/** Files that readers download, without Maven's own checksums. */
const archive = /\.(tgz|whl|tar\.gz|jar|pom|zip|cdx\.json)$/;

/** Relative paths with forward slashes, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The files of packages that were published once and must keep their bytes. */
export const immutableFiles = (folder: string): string[] =>
  filesIn(folder).filter((file) => !index.test(file));

export const archives = (folder: string): string[] =>
  filesIn(folder).filter((file) => archive.test(file));

export const sha256Of = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');
