import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {languageScript} from './language-script';

/**
 * Keeps the rendered parts of the reference out of the published JavaScript, and writes the
 * reference anew when the contract changes during `npm start`.
 */
export default function apiReference({siteDir}: LoadContext): Plugin {
  return {
    name: 'api-reference',
    getPathsToWatch: () => [
      path.join(siteDir, 'openapi/**/*.yaml'),
      path.join(siteDir, 'content/api/*.mdx'),
    ],
    async loadContent() {
      if (process.argv.includes('start')) await regenerate();
    },
    configureWebpack(_config, isServer) {
      const published = !isServer && !process.argv.includes('start');
      if (!published) return {};
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
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: languageScript}]}),
    getClientModules: () => [
      path.join(__dirname, '..', '..', 'components', 'api', 'behaviours.ts'),
    ],
  };
}

/** Loaded only in development: a build finds the files already written by `npm run generate`. */
async function regenerate(): Promise<void> {
  const {generateReference} = await import('../../../generator/reference/generate');
  await generateReference();
}
