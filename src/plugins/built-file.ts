import path from 'node:path';
import {besidePage} from '../content-model/page-address';

/** Where a file that belongs to a page is in the build. */
export const builtFile = (
  outDir: string,
  baseUrl: string,
  route: string,
  ending: '.md' | '.png' | '.html',
): string => path.join(outDir, decodeURI(besidePage(route, ending)).slice(baseUrl.length));
