import {redirects} from '@docs/site/config';
import {crossOriginFiles, documentHeader} from './headers';

/**
 * The headers in the format of Cloudflare and Netlify. Rules add up, and a line with `!` removes a header, so no rule
 * for all files sets `Cache-Control`: hosts revalidate pages by default.
 */
export function headersFile(headers: Record<string, string>): string {
  return [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  ! ${documentHeader}`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '/version.json',
    '  Cache-Control: no-store',
    '/.well-known/api-catalog',
    '  Content-Type: application/linkset+json',
    ...crossOriginFiles.flatMap((file) => [file, '  Access-Control-Allow-Origin: *']),
    '',
  ].join('\n');
}

export const redirectsFile = (): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/** What only nginx needs, in the format of .gitignore. Hosts compress files themselves. */
export const assetsIgnoreFile = ['*.br', '*.gz', '!*.tar.gz', '/_nginx.conf', ''].join('\n');

/** Whether `.assetsignore` keeps hosts from uploading the file. They don't serve `_headers` and `_redirects` either. */
export const isForNginx = (file: string): boolean =>
  /\.br$|(?<!\.tar)\.gz$/.test(file) || file === '_nginx.conf';
