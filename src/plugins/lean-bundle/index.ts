import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Takes out of the browser's code what the engine generates and no code in the browser reads: the
 * options of plugins (with them the folders of the machine that built the site), the sources of
 * pages, the description of every page of an area, and the names of chunks, of which a number is left.
 */
export default function leanBundle({generatedFilesDir}: LoadContext): Plugin {
  const registryFile = path.join(generatedFilesDir, 'registry.js');
  return {
    name: 'lean-bundle',
    configureWebpack({mode}, isServer) {
      const lean = (file: string | RegExp, what: string) => ({
        test: typeof file === 'string' ? path.join(generatedFilesDir, file) : file,
        use: [
          {
            loader: path.join(__dirname, 'lean-loader.cjs'),
            options: {what, registryFile, isServer},
          },
        ],
      });
      const rules = [
        lean('docusaurus.config.mjs', 'config'),
        lean(/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/, 'version'),
        lean('registry.js', 'registry'),
        lean('routesChunkNames.json', 'chunkNames'),
      ];
      if (isServer) return {module: {rules}};
      return {
        module: {rules},
        resolve: {alias: {tslib$: path.join(__dirname, 'one-helper.cjs')}},
        ...(mode === 'production' && {
          output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        }),
      };
    },
  };
}
