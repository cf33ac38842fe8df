import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiCatalog} from './api-catalog';
import {mcpServerCard, type McpPackage} from './mcp-server-card';
import {robotsTxt} from './robots-txt';

const files = {
  apiCatalog: '.well-known/api-catalog',
  serverCard: '.well-known/mcp/server-card.json',
  robots: 'robots.txt',
};

export interface Options {
  apiBaseUrl: string;
  statusUrl: string;
  mcpPackage: McpPackage;
}

/** Publishes the files where crawlers and agents look first, and links to them from every page. */
export default function discovery(
  {baseUrl, siteConfig}: LoadContext,
  {apiBaseUrl, statusUrl, mcpPackage}: Options,
): Plugin {
  const urlOf = (name: string) => new URL(baseUrl + name, siteConfig.url).href;
  const link = (rel: string, file: string, type: string) => ({
    tagName: 'link',
    attributes: {rel, type, href: baseUrl + file},
  });
  return {
    name: 'discovery',
    injectHtmlTags: () => ({
      headTags: [
        link('api-catalog', files.apiCatalog, 'application/linkset+json'),
        link('llms-txt', 'llms.txt', 'text/plain'),
      ],
    }),
    async postBuild({outDir}) {
      const write = (file: string, text: string) => {
        const target = path.join(outDir, file);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, text);
      };
      const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
      write(files.apiCatalog, json(apiCatalog(apiBaseUrl, statusUrl, urlOf)));
      write(files.serverCard, json(mcpServerCard(mcpPackage, siteConfig.title, urlOf)));
      write(files.robots, robotsTxt(urlOf('sitemap.xml')));
    },
  };
}
