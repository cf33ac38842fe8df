import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '@docs/site/config';
import {filesUnder} from './files';
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

/** The smallest limits of the hosts that we know, which are Cloudflare's. */
const smallestLimits = {headerLine: 2000, redirects: 2000, files: 20_000, mebibytes: 25};

/** Names everything about a complete directory that a host wouldn't accept. */
export function hostProblems(root: string, limits = smallestLimits): string[] {
  const linesOf = (name: string) => readFileSync(path.join(root, name), 'utf8').split('\n');
  const problems: string[] = [];
  for (const line of linesOf('_headers'))
    if (line.length > limits.headerLine)
      problems.push(
        `The line "${line.slice(0, 40).trim()}…" in _headers has ${line.length} characters, and hosts accept ${limits.headerLine}.`,
      );
  const redirects = linesOf('_redirects').filter(Boolean).length;
  if (redirects > limits.redirects)
    problems.push(`_redirects has ${redirects} lines, and hosts accept ${limits.redirects}.`);
  const files = filesUnder(root).filter((file) => !isForNginx(path.relative(root, file)));
  if (files.length > limits.files)
    problems.push(`The site has ${files.length} files, and hosts accept ${limits.files}.`);
  for (const file of files) {
    const size = statSync(file).size / 2 ** 20;
    if (size > limits.mebibytes)
      problems.push(
        `${path.relative(root, file)} has ${size.toFixed(1)} MiB, and hosts accept ${limits.mebibytes}.`,
      );
  }
  return problems;
}
