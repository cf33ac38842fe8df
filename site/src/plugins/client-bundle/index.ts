import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Reduces the JavaScript that browsers load for a page. */
export default function clientBundle(): Plugin {
  // Docusaurus would minify the same inline scripts again for every page, which takes longer than rendering it.
  process.env.SKIP_HTML_MINIFICATION = 'true';
  return {
    name: 'client-bundle',
    getClientModules: () => [path.join(__dirname, 'page-frame.ts')],
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') return {};
      return {
        // Docusaurus refers to a page's chunk by its name. If the name is also the ID, it's the only random
        // string per chunk in the main script and the runtime.
        optimization: {chunkIds: 'named'},
        // A hash only distinguishes the versions of one chunk, so six digits are enough.
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
      };
    },
  };
}
