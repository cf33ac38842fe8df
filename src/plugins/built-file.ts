import path from 'node:path';

/** `/billing` → `billing`, `/` → `index`: where the files of a page are in the build, without an ending. */
export function filesOf(route: string, baseUrl: string): string {
  return decodeURI(route).slice(baseUrl.length).replace(/\/$/, '') || 'index';
}

export const builtFile = (outDir: string, route: string, baseUrl: string, ending: string): string =>
  path.join(outDir, `${filesOf(route, baseUrl)}${ending}`);
