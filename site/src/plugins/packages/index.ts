import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {missingPackages} from './named-packages';

export interface Options {
  /** Every published file, by its path below `/packages`. The deploy adds them to the build. */
  files: string[];
  /** The lists that package managers read, by their path below `/packages`. */
  indexes: Record<string, string>;
}

/**
 * Writes the indexes of the published packages, and fails a build whose pages name a package that isn't
 * published. Docusaurus can't check these addresses, because most are in commands and the links have the
 * protocol `pathname:`.
 */
export default function packages({siteConfig}: LoadContext, {files, indexes}: Options): Plugin {
  return {
    name: 'packages',
    async postBuild({outDir}) {
      for (const [name, text] of Object.entries(indexes)) {
        const file = path.join(outDir, 'packages', name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
      const missing = missingPackages(
        outDir,
        new URL(siteConfig.baseUrl, siteConfig.url).href,
        new Set(files.map((file) => `packages/${file}`)),
      );
      if (missing.length === 0) return;
      const lines = missing.map(({page, file}) => `  ${page}: /${file}`);
      throw new Error(
        `Pages name packages that aren't published:\n${lines.join('\n')}\n` +
          'For a new version, run `npm run sdk:package`, which adds it to sdks/published/published.yaml.',
      );
    },
  };
}
