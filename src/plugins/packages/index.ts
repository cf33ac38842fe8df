import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {missingPackages} from './named-packages';

export type Options = {
  /** Whether `npm run sdk:package` ran before this build. */
  included: boolean;
};

/**
 * Fails a build whose pages name a package that it doesn't include. Docusaurus can't check these
 * addresses, because most are in commands and the links have the protocol `pathname:`.
 */
export default function packages({siteConfig}: LoadContext, {included}: Options): Plugin {
  return {
    name: 'packages',
    async postBuild({outDir}) {
      const missing = missingPackages(outDir, new URL(siteConfig.baseUrl, siteConfig.url).href);
      if (missing.length > 0) {
        const lines = missing.map(({page, file}) => `  ${page}: /${file}`);
        throw new Error(
          `Pages name packages that this build doesn't include:\n${lines.join('\n')}\n` +
            'If the addresses are right, run `npm run sdk:package` before the build.',
        );
      }
      if (!included)
        logger.warn(
          'This build has no packages, so pages show a note instead of install commands. ' +
            'To build packages and site, run `npm run build:release`.',
        );
    },
  };
}
