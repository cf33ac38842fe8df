import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../config/site';
import {writeComplete} from './releases/durable-files';

/** RFC 9116 recommends less than a year, so that a forgotten file doesn't name an old contact forever. */
const validity = 360 * 24 * 60 * 60 * 1000;

const policyFile = 'security-policy.md';

/** Where researchers report vulnerabilities (RFC 9116). It expires a year after the release, not after the build. */
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

/** Writes security.txt, and publishes SECURITY.md as the policy that it links to. */
export function writeSecurityTxt(folder: string, now: number): void {
  writeComplete(path.join(folder, '.well-known', 'security.txt'), securityTxt(now));
  writeComplete(path.join(folder, policyFile), readFileSync(policySource(), 'utf8'));
}

/** In the image, the file is next to the bundled command. */
function policySource(): string {
  const bundled = path.join(__dirname, 'SECURITY.md');
  return existsSync(bundled) ? bundled : path.join(__dirname, '..', 'SECURITY.md');
}
