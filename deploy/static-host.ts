import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';
import {immutableCache, immutableFolders, pageCache} from './cache-rules';
import {crossOriginFiles, securityHeaders} from './headers';
import type {InlineCode} from './policy/inline-code';

/** Writes the headers in the format of static hosts. A line with `!` removes a header set for `/*`. */
export function headersFile(inline: InlineCode): string {
  const everywhere = {...securityHeaders(inline), 'Cache-Control': pageCache};
  return [
    '/*',
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    ...immutableFolders.flatMap((folder) => [
      `${folder}*`,
      '  ! Cache-Control',
      `  Cache-Control: ${immutableCache}`,
    ]),
    ...crossOriginFiles.flatMap((file) => [file, '  Access-Control-Allow-Origin: *']),
    '',
  ].join('\n');
}

export const redirectsFile = (): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/** Writes `_headers` and `_redirects`, which static hosts read but don't serve. */
export function writeStaticHostFiles(folder: string, inline: InlineCode): void {
  writeFileSync(path.join(folder, '_headers'), headersFile(inline));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile());
}
