import {site} from '@docs/site/config';

/** RFC 9116 recommends less than a year, so that a forgotten file doesn't name an old contact forever. */
const validity = 360 * 24 * 60 * 60 * 1000;

/** SECURITY.md, which the build publishes. */
const policyFile = 'security-policy.md';

/** Where researchers report vulnerabilities (RFC 9116). */
export function securityTxt(now: number): string {
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
