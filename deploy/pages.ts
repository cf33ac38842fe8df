import path from 'node:path';
import {redirects} from '@docs/site/config';
import {filesUnder} from './files';

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
