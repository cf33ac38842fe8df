export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

interface Upgrade {
  /** The version of all Docusaurus packages. */
  version: string;
  /** The peer dependencies of that version. */
  peers: Record<string, string>;
  /** Only the root's manifest can have them. */
  overrides?: Record<string, string>;
}

/**
 * The manifest with another version of Docusaurus. Packages that both the project and Docusaurus
 * depend on get the range that Docusaurus requires.
 */
export function upgradedManifest<Project extends Manifest>(
  manifest: Project,
  {version, peers, overrides}: Upgrade,
): Project {
  const raise = (packages: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, current]) => [
        name,
        name.startsWith('@docusaurus/') ? version : (peers[name] ?? current),
      ]),
    );
  return {
    ...manifest,
    ...(manifest.dependencies && {dependencies: raise(manifest.dependencies)}),
    ...(manifest.devDependencies && {devDependencies: raise(manifest.devDependencies)}),
    ...(overrides && {overrides: {...manifest.overrides, ...overrides}}),
  };
}
