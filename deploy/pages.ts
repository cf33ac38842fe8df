import path from 'node:path';
import {redirects} from '../config/redirects';
import {filesUnder} from './files';

const isPage = (address: string): boolean =>
  address !== '/404' &&
  // Lists of packages are read by package managers, which ask in one spelling only.
  !address.startsWith('/packages/') &&
  !redirects.some(({from}) => from === address);

/** The addresses of the pages below a folder. */
export const pagesUnder = (folder: string): string[] =>
  filesUnder(folder, '.html')
    .map((file) => `/${path.relative(folder, file)}`.replace(/(?:\/index)?\.html$/, '') || '/')
    .filter(isPage);
