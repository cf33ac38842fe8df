import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {filesIn, sha256Of} from './files';

/** The size in bytes and the checksum of a file, by its path below `/packages`. */
export type ListedFiles = Record<string, {size: number; sha256: string}>;

/** What readers install together: all SDKs, the docs server, or the sandbox. */
export interface ListedVersion {
  name: string;
  version: string;
  files: ListedFiles;
}

/** Every published version, oldest first. `npm run sdk:package` adds new ones. */
export const publishedList = path.join(__dirname, 'published.yaml');

export const readList = (file: string): ListedVersion[] =>
  (parse(readFileSync(file, 'utf8')) ?? []) as ListedVersion[];

export const filesOf = (list: readonly ListedVersion[]): ListedFiles =>
  Object.fromEntries(list.flatMap(({files}) => Object.entries(files)));

/** The entries of the list for a folder's files. */
export function describeFiles(folder: string): ListedFiles {
  const described = filesIn(folder).map((name) => {
    const file = path.join(folder, name);
    return [name, {size: statSync(file).size, sha256: sha256Of(file)}] as const;
  });
  return Object.fromEntries(described);
}

/** Listed files that a folder doesn't have, or has with other bytes. */
export const changedFiles = (folder: string, files: ListedFiles): string[] =>
  Object.entries(files)
    .filter(([name, {sha256}]) => {
      const file = path.join(folder, name);
      return !existsSync(file) || sha256Of(file) !== sha256;
    })
    .map(([name]) => name);
