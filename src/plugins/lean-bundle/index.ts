import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type NavbarItem = {type?: string; items?: NavbarItem[]};

/** Whether an item names a page by its id, so that the browser has to know where it is. */
const namesPages = ({type = '', items = []}: NavbarItem): boolean =>
  type.startsWith('doc') || items.some(namesPages);

/**
 * Takes out of the browser's code what the engine generates and no code in the browser reads: the
 * options of plugins (with them the folders of the machine that built the site), the sources of
 * pages, the description of every page of an area, and whatever the tables of pages say more than once.
 */
export default function leanBundle({generatedFilesDir: folder, siteConfig}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as {navbar?: {items: NavbarItem[]}};
  const lean = (file: string | RegExp, what: string, type?: string) => ({
    test: typeof file === 'string' ? path.join(folder, file) : file,
    ...(type && {type}),
    use: [{loader: path.join(__dirname, 'lean-loader.cjs'), options: {what, folder}}],
  });
  const rules = [
    lean('docusaurus.config.mjs', 'config'),
    lean(/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/, 'version'),
  ];
  const rulesOfBrowser = [
    lean(/docusaurus-plugin-content-docs\/[^/]+\/site-[^/]+\.json$/, 'page'),
    lean('routes.js', 'routes'),
    lean('routesChunkNames.json', 'chunkNames', 'javascript/auto'),
    lean('registry.js', 'registry'),
    ...(navbar?.items.some(namesPages) ? [] : [lean('globalData.json', 'globalData')]),
  ];
  return {
    name: 'lean-bundle',
    configureWebpack({mode}, isServer) {
      if (isServer) return {module: {rules}};
      return {
        module: {rules: [...rules, ...rulesOfBrowser]},
        resolve: {alias: {tslib$: path.join(__dirname, 'one-helper.cjs')}},
        ...(mode === 'production' && {
          output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        }),
      };
    },
  };
}
