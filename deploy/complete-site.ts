import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '@docs/site/config';
import {filesUnder, pagesUnder} from './files';
import {securityHeaders} from './headers';
import {assetsIgnoreFile, headersFile, hostProblems, redirectsFile} from './host-files';
import {nginxConf} from './nginx-conf';
import {inlineCode} from './policy/inline-code';
import {precompress} from './precompress';

export interface Version {
  version: string;
  /** Undefined without git. */
  commit?: string;
  /** When the commit was made. */
  date?: string;
}

/**
 * Adds to a built site what servers and hosts need: headers with the content policy, redirects, and its version.
 * Throws if a page has inline code that isn't known, or if a host wouldn't accept the directory.
 */
export function completeSite(root: string): Version {
  const headers = securityHeaders(inlineCode(root));
  const version = versionOfSources();
  // A release compresses all files, but readers of a plain build would wait for this one too.
  const index = path.join(root, 'assets', 'search');
  if (existsSync(index)) precompress(filesUnder(index, '.json'));
  const files = {
    _headers: headersFile(headers),
    _redirects: redirectsFile(),
    '.assetsignore': assetsIgnoreFile,
    '.well-known/security.txt': securityTxt(Date.now()),
    'version.json': `${JSON.stringify(version)}\n`,
    // The last one. `npm run serve` completes a build that doesn't have it.
    '_nginx.conf': nginxConf(headers, pagesUnder(root)),
  };
  for (const [name, text] of Object.entries(files)) write(path.join(root, name), text);
  const problems = hostProblems(root);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return version;
}

/** Several servers may complete the same build at once. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, text);
  renameSync(partial, file);
}

function versionOfSources(): Version {
  const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {version: string};
  try {
    const log = ['log', '-1', '--format=%h %cI', '--abbrev=12'];
    const output = execFileSync('git', log, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [commit, date] = output.trim().split(' ');
    return {version, commit, date};
  } catch {
    return {version};
  }
}

/** RFC 9116 recommends less than a year, so that a forgotten file doesn't name an old contact forever. */
const validity = 360 * 24 * 60 * 60 * 1000;

/** SECURITY.md, which the build publishes. */
const policyFile = 'security-policy.md';

/** Where researchers report vulnerabilities (RFC 9116). */
function securityTxt(now: number): string {
  const address = (file: string) => new URL(file, new URL(site.baseUrl, site.url)).href;
  const expires = new Date(now + validity).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${site.locale}`,
    `Canonical: ${address('.well-known/security.txt')}`,
    `Policy: ${address(policyFile)}`,
    '',
  ].join('\n');
}
