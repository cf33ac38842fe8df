interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Licences that ask for no more than their text. */
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

/** Packages with another licence, or with none in their manifest, and why they may be here. */
const reviewed: Record<string, string> = {
  '@axe-core/playwright': 'MPL-2.0, a tool of the tests',
  '@cspell/dict-django': 'WTFPL, words for the spelling check',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0, words for the spelling check',
  'axe-core': 'MPL-2.0, a tool of the tests',
  'caniuse-lite': 'CC-BY-4.0, data of the build',
  'compute-gcd': 'MIT in its files',
  'compute-lcm': 'MIT in its files',
  eval: 'MIT in its files',
  format: 'MIT in its files',
  lightningcss: 'MPL-2.0, a tool of the build',
  'require-like': 'MIT in its files',
  'validate.io-function': 'MIT in its files',
  'validate.io-integer': 'MIT in its files',
  'validate.io-number': 'MIT in its files',
};

/** They bring prebuilt files; the site builds without their scripts. */
const scriptsNotRun = ['@swc/core', 'core-js', 'esbuild'];

/**
 * Builds of a tool for one platform that the lock file lists without their integrity, because the
 * registry it was made from did not carry them. CI and production install none of them.
 */
export const unverified = ({packages}: Lock): string[] =>
  Object.entries(packages)
    .filter(([, {optional, os, cpu, integrity}]) => optional && (os ?? cpu) && !integrity)
    .map(([place]) => place);

export function supplyChainProblems(lock: Lock, npmSettings: string): string[] {
  const apart = new Set(['', ...unverified(lock)]);
  const problems = Object.entries(lock.packages)
    .filter(([place]) => !apart.has(place))
    .flatMap(([place, locked]) => {
      const name = place.replace(/^.*node_modules\//, '');
      return [
        locked.integrity?.startsWith('sha512-') ? '' : 'has no sha512 integrity',
        isAllowed(locked.license) || isReviewed(name) ? '' : `has the licence ${locked.license}`,
        locked.hasInstallScript && !scriptsNotRun.includes(name) ? 'has an install script' : '',
      ]
        .filter(Boolean)
        .map((problem) => `${name}@${locked.version} ${problem}`);
    });
  if (!/^ignore-scripts=true$/m.test(npmSettings)) problems.push('.npmrc lets install scripts run');
  return problems;
}

/** An expression with OR is a choice: one good part is enough. */
function isAllowed(license: string | undefined): boolean {
  const choices = (license ?? '').replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => permissive.includes(choice));
}

/** A reviewed name stands for its builds for single platforms too. */
const isReviewed = (name: string): boolean =>
  Object.keys(reviewed).some((known) => name === known || name.startsWith(`${known}-`));
