import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '@docs/site/config';

/** Returns all files below a folder with this ending, sorted. Follows symbolic links. */
export function filesUnder(folder: string, ending = ''): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      if (statSync(file).isDirectory()) return filesUnder(file, ending);
      return file.endsWith(ending) ? [file] : [];
    });
}

const isPage = (address: string): boolean =>
  address !== '/404' &&
  // Only package managers read package indexes, and they don't misspell addresses.
  !address.startsWith('/packages/') &&
  !redirects.some(({from}) => from === address);

/** Returns the addresses of all pages below a folder. */
export const pagesUnder = (folder: string): string[] =>
  filesUnder(folder, '.html')
    .map((file) => `/${path.relative(folder, file)}`.replace(/(?:\/index)?\.html$/, '') || '/')
    .filter(isPage);
