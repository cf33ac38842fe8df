import {readFileSync} from 'node:fs';
import {documentHeader} from '@docs/deploy';

const hsts = 'Strict-Transport-Security';
const [, forAllFiles = ''] =
  /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync('build/_headers', 'utf8')) ?? [];

/** The headers of every response, even over plain HTTP. `build/_headers` is what static hosts send. */
export const expectedHeaders: Record<string, string> = Object.fromEntries<string>(
  forAllFiles
    .trimEnd()
    .split('\n')
    .map((line): [string, string] => [
      line.slice(2, line.indexOf(':')),
      line.slice(line.indexOf(':') + 2),
    ])
    .filter(([name]) => name !== hsts),
);

/** Scripts, style sheets, and fonts have one header less. */
export const expectedHeadersOfFiles: Record<string, string> = Object.fromEntries(
  Object.entries(expectedHeaders).filter(([name]) => name !== documentHeader),
);
