import path from 'node:path';
import {withExtension} from '@docs/content-model';

/** Returns the path in the build of a page's file with this extension. */
export const builtFile = (
  outDir: string,
  baseUrl: string,
  route: string,
  ending: '.md' | '.png' | '.html',
): string => path.join(outDir, decodeURI(withExtension(route, ending)).slice(baseUrl.length));
