import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Options {
  /** Whether to regenerate the reference when the contract changes. */
  regenerate: boolean;
}

/** Keeps the rendered parts of the reference out of the main JavaScript bundles. */
export default function apiReference({siteDir}: LoadContext, options: Options): Plugin {
  // `npm start` and `npm run build` generate it before Docusaurus loads.
  let isGenerated = true;
  return {
    name: 'api-reference',
    getPathsToWatch: () => [
      path.join(siteDir, '../openapi/**/*.yaml'),
      path.join(siteDir, '../content/api/*.mdx'),
    ],
    async loadContent() {
      if (options.regenerate && !isGenerated) await regenerate();
      isGenerated = false;
    },
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') return {};
      const loader = path.join(__dirname, 'lazy-parts-loader.cjs');
      return {
        module: {
          rules: [
            {
              test: /_parts[\\/].+\.json$/,
              resourceQuery: {not: [/parts/]},
              type: 'javascript/auto',
              use: [{loader}],
            },
          ],
        },
      };
    },
  };
}

type Generator = typeof import('@docs/reference/generator');

let generator: Promise<Generator> | undefined;

/**
 * Imports the generator only in development, because it's large. The loader of Docusaurus can't
 * read TSX, so tsx imports it.
 */
async function regenerate(): Promise<void> {
  const {tsImport} = await import('tsx/esm/api');
  generator ??= tsImport(
    '@docs/reference/generator',
    pathToFileURL(__filename).href,
  ) as Promise<Generator>;
  await (await generator).generateReference();
}
