import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, ThemeConfigValidationContext} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {manifestName} from '@docs/search/engine';
import type {SearchConfig} from '@docs/search';
import {docFacts} from './doc-facts';
import {opensearchDescription} from './opensearch';
import {type DocFacts, readPages, trim} from './read-pages';
import {validateSearchConfig} from './validate-theme-config';
import {cachePaths, writeIndex} from './write-index';

const openSearchFile = 'opensearch.xml';

/** Keeps the worker in one file, because a second chunk would be fetched only after the first. */
const oneWorkerFile = {
  optimization: {
    splitChunks: {
      chunks: (chunk: {name?: string; canBeInitial: () => boolean}) =>
        !chunk.canBeInitial() && chunk.name !== 'search-worker',
    },
  },
};

export interface Options {
  /** Set in development, where the index exists only if the site was built before. */
  indexOptional?: boolean;
}

/** Adds the search page, the index of the rendered pages, and the OpenSearch description. */
export default function searchIndexPlugin(context: LoadContext, options: Options): Plugin {
  const {baseUrl, siteDir, siteConfig} = context;
  const cache = cachePaths(siteDir);
  let facts = new Map<string, DocFacts>();
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
        // An alias, because the client bundle contains this path.
        const component = '@site/src/components/search/SearchPage/index.tsx';
        actions.addRoute({path: route, component, exact: true});
      }
      const indexMissing =
        options.indexOptional === true && !existsSync(path.join(cache.files, manifestName));
      actions.setGlobalData({indexMissing});
    },

    async allContentLoaded({allContent}) {
      facts = docFacts(allContent);
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
        facts,
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
