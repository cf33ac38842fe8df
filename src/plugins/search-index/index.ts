import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, ThemeConfigValidationContext} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {manifestName} from '../../search/backends/static/wire';
import type {SearchConfig} from '../../search/config';
import {docKinds} from './doc-kinds';
import {opensearchDescription} from './opensearch';
import {readPages, trim} from './read-pages';
import {validateSearchConfig} from './validate-theme-config';
import {cachePaths, writeIndex} from './write-index';

const openSearchFile = 'opensearch.xml';

/** The worker's packages stay in its own file: a second one would be fetched after the first. */
const oneWorkerFile = {
  optimization: {
    splitChunks: {
      chunks: (chunk: {name?: string; canBeInitial: () => boolean}) =>
        !chunk.canBeInitial() && chunk.name !== 'search-worker',
    },
  },
};

/** Search: its page, its index made from the rendered site, and its descriptor for browsers. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const {baseUrl, siteDir, siteConfig} = context;
  const cache = cachePaths(siteDir);
  let kinds = new Map<string, string>();
  const searchConfig = () => siteConfig.themeConfig.search as SearchConfig;
  const searchPage = () => {
    const {searchPagePath} = searchConfig();
    return searchPagePath === false ? null : normalizeUrl([baseUrl, searchPagePath]);
  };

  return {
    name: 'search-index',

    async contentLoaded({actions}) {
      const route = searchPage();
      if (route) {
        const component = path.join(
          __dirname,
          '..',
          '..',
          'components',
          'search',
          'SearchPage',
          'index.tsx',
        );
        actions.addRoute({path: route, component, exact: true});
      }
      // `npm start` has only the index that the last build left.
      const isMissing =
        process.argv.includes('start') && !existsSync(path.join(cache.files, manifestName));
      actions.setGlobalData({indexMissing: isMissing});
    },

    async allContentLoaded({allContent}) {
      kinds = docKinds(allContent);
    },

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        ...oneWorkerFile,
        ...(existsSync(cache.files) && {
          devServer: {static: [{directory: cache.files, publicPath: baseUrl, watch: false}]},
        }),
      };
    },

    injectHtmlTags() {
      if (!searchPage()) return {};
      const attributes = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: siteConfig.title,
        href: normalizeUrl([baseUrl, openSearchFile]),
      };
      return {headTags: [{tagName: 'link', attributes}]};
    },

    async postBuild({outDir, routesPaths}) {
      const page = searchPage();
      const excluded = new Set(
        [normalizeUrl([baseUrl, '404.html']), ...(page ? [page] : [])].map(trim),
      );
      const records = readPages({
        outDir,
        baseUrl,
        siteUrl: siteConfig.url,
        routesPaths,
        kinds,
        excluded,
      });
      writeIndex(records, outDir, cache);
      if (page) {
        const absolute = (to: string) => new URL(to, siteConfig.url).href;
        const description = opensearchDescription({
          name: siteConfig.title,
          searchPage: absolute(page),
          favicon: absolute(normalizeUrl([baseUrl, siteConfig.favicon ?? ''])),
        });
        writeFileSync(path.join(outDir, openSearchFile), description);
      }
    },
  };
}

export function validateThemeConfig({
  themeConfig,
}: ThemeConfigValidationContext<Record<string, unknown>>): Record<string, unknown> {
  return {...themeConfig, search: validateSearchConfig(themeConfig.search)};
}
