/** The anchor of a release in the changelog. Patch releases share the one of their minor version. */
export const releaseAnchor = (version: string): string =>
  `v${version.split('.').slice(0, 2).join('-')}`;
