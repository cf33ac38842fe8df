import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../config/redirects';
import {immutableCache, immutableFolders, pageCache} from './cache-rules';
import {securityHeaders} from './headers';
import type {InlineCode} from './policy/inline-code';

/** The headers in the form that static hosts read; a line with `!` takes a header of `/*` away. */
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
    '',
  ].join('\n');
}

export const redirectsFile = (): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/** Writes `_headers` and `_redirects`, which static hosts read and do not serve. */
export function writeStaticHostFiles(folder: string, inline: InlineCode): void {
  writeFileSync(path.join(folder, '_headers'), headersFile(inline));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile());
}
