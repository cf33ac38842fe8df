interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  /** A workspace. */
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Licenses that only require including their text. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
];

/** Packages with another license, or without one in their manifest, and why we can use them. */
const reviewed: Record<string, string> = {
  '@cspell/dict-django': 'WTFPL, words for the spelling check',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0, words for the spelling check',
  '@mdn/mdn-http-observatory': 'MPL-2.0, a tool of the tests',
  '@img/sharp': 'LGPL-3.0-or-later in its libvips, a tool of the build',
  'axe-core': 'MPL-2.0, a tool of the tests',
  busboy: 'MIT in its files',
  'caniuse-lite': 'CC-BY-4.0, data of the build',
  'compute-gcd': 'MIT in its files',
  'compute-lcm': 'MIT in its files',
  eval: 'MIT in its files',
  format: 'MIT in its files',
  lightningcss: 'MPL-2.0, a tool of the build',
  'require-like': 'MIT in its files',
  streamsearch: 'MIT in its files',
  'svg-tags': 'MIT in its files',
  'validate.io-function': 'MIT in its files',
  'validate.io-integer': 'MIT in its files',
  'validate.io-number': 'MIT in its files',
};

/** Packages whose install scripts aren't needed to build the site or to run tests. */
const scriptsNotRun = [
  '@mdn/mdn-http-observatory',
  '@swc/core',
  'core-js',
  'esbuild',
  'libpq',
  'node_extra_ca_certs_mozilla_bundle',
  'workerd',
];

/** `docs/unverified-builds.yaml`: platforms by tool and version. */
export type UnverifiedBuilds = Record<string, string[]>;

/**
 * Problems: a package without an integrity hash that isn't listed as a build for another platform,
 *   a listed build without such a package, an unknown license, or an install script.
 */
export function supplyChainProblems(
  lock: Lock,
  npmSettings: string,
  unverified: UnverifiedBuilds = {},
): string[] {
  const excepted = new Set(
    Object.entries(unverified).flatMap(([tool, platforms]) => {
      const [name, version] = tool.split(' ');
      return platforms.map((platform) => `${name}-${platform}@${version}`);
    }),
  );
  const problems = Object.entries(lock.packages)
    .filter(([location, {link}]) => location.includes('node_modules/') && !link)
    .flatMap(([location, locked]) => {
      const name = location.replace(/^.*node_modules\//, '');
      const isBuild = locked.optional && (locked.os ?? locked.cpu) && !locked.integrity;
      if (isBuild && excepted.delete(`${name}@${locked.version}`)) return [];
      return [
        locked.integrity?.startsWith('sha512-') ? '' : 'has no sha512 integrity',
        isAllowed(locked.license) || isReviewed(name) ? '' : `has the license ${locked.license}`,
        locked.hasInstallScript && !scriptsNotRun.includes(name) ? 'has an install script' : '',
      ]
        .filter(Boolean)
        .map((problem) => `${name}@${locked.version} ${problem}`);
    });
  problems.push(...[...excepted].map((build) => `${build} is listed as unverified and is not`));
  if (!/^ignore-scripts=true$/m.test(npmSettings)) problems.push('.npmrc lets install scripts run');
  return problems;
}

/** In an expression with OR, one allowed license is enough. */
function isAllowed(license: string | undefined): boolean {
  const choices = (license ?? '').replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => permissive.includes(choice));
}

/** A reviewed name includes its platform-specific builds. */
const isReviewed = (name: string): boolean =>
  Object.keys(reviewed).some((known) => name === known || name.startsWith(`${known}-`));
