import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type NavbarItem = {type?: string; items?: NavbarItem[]};

/** Whether an item refers to a doc by its ID. The client then looks up the address in the global data. */
const refersToDoc = ({type = '', items = []}: NavbarItem): boolean =>
  type.startsWith('doc') || items.some(refersToDoc);

/**
 * Removes generated data that no client code reads from the client bundle: plugin options (with paths
 * of the build machine), page sources, module names, and the list of every doc.
 */
export default function pruneClientData({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as {navbar?: {items: NavbarItem[]}};
  const rule = (file: string | RegExp, kind: string) => ({
    test: typeof file === 'string' ? path.join(generatedFilesDir, file) : file,
    use: [{loader: path.join(__dirname, 'loader.cjs'), options: {kind}}],
  });
  const everywhere = [
    rule('docusaurus.config.mjs', 'config'),
    rule(/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/, 'version'),
  ];
  const onlyClient = [
    rule('registry.js', 'registry'),
    rule(/docusaurus-plugin-content-docs\/[^/]+\/site-[^/]+\.json$/, 'page'),
    ...(navbar?.items.some(refersToDoc) ? [] : [rule('globalData.json', 'globalData')]),
  ];
  return {
    name: 'prune-client-data',
    configureWebpack: (_config, isServer) => ({
      module: {rules: isServer ? everywhere : [...everywhere, ...onlyClient]},
    }),
  };
}
