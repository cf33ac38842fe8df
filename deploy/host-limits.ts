import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from './files';
import {isForNginx} from './host-files';

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
