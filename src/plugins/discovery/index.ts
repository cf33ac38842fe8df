import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiCatalog} from './catalog';

const address = '.well-known/api-catalog';

export interface Options {
  apiBaseUrl: string;
  statusUrl: string;
}

/** Publishes the well-known file where programs look for a host's APIs (RFC 9727). */
export default function apiCatalogPlugin(
  {baseUrl, siteConfig}: LoadContext,
  {apiBaseUrl, statusUrl}: Options,
): Plugin {
  return {
    name: 'api-catalog',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'link', attributes: {rel: 'api-catalog', href: baseUrl + address}}],
    }),
    async postBuild({outDir}) {
      const file = path.join(outDir, address);
      const urlOf = (name: string) => new URL(baseUrl + name, siteConfig.url).href;
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `${JSON.stringify(apiCatalog(apiBaseUrl, statusUrl, urlOf), null, 2)}\n`);
    },
  };
}
