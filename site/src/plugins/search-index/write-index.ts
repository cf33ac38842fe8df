import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {encode, type Manifest, manifestName} from '@docs/search/engine';
import type {SearchRecord} from '@docs/search';

/** Cached between builds: the records for the hosted index, and the index files for `npm start`. */
export interface CachePaths {
  records: string;
  files: string;
}

export function cachePaths(siteDir: string): CachePaths {
  const root = path.join(siteDir, '.cache', 'search');
  return {records: path.join(root, 'records.json'), files: path.join(root, 'files')};
}

/** Writes the index to the build and to the cache for the development server. */
export function writeIndex(
  records: readonly SearchRecord[],
  outDir: string,
  cache: CachePaths,
): void {
  rmSync(cache.files, {recursive: true, force: true});
  mkdirSync(path.join(cache.files, 'assets', 'search'), {recursive: true});
  writeFileSync(cache.records, JSON.stringify(records));

  const {firstTier, fullText} = encode(records);
  const manifest: Manifest = {
    version: 2,
    firstTier: writeHashed(cache.files, 'headings', firstTier),
    fullText: writeHashed(cache.files, 'text', fullText),
  };
  writeFileSync(path.join(cache.files, manifestName), JSON.stringify(manifest));
  cpSync(cache.files, outDir, {recursive: true});
}

/** Writes to /assets, whose files the server marks as immutable. */
function writeHashed(root: string, name: string, content: unknown): string {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = `assets/search/${name}.${hash}.json`;
  writeFileSync(path.join(root, file), text);
  return file;
}
