/**
 * The anchor of a release in the changelog. Minor versions have the short form, which "Added in 1.1"
 * links to.
 */
export function releaseAnchor(version: string): string {
  const [major, minor, patch = '0'] = version.split('.');
  return patch === '0' ? `v${major}-${minor}` : `v${major}-${minor}-patch-${patch}`;
}
