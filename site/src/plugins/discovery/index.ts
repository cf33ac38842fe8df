import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

/**
 * Lets every crawler read everything. The content signals say the same about three uses: search, answers by AI
 * systems, and training.
 */
const robotsTxt = (sitemapUrl: string): string =>
  [
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
    'Allow: /',
    '',
    `Sitemap: ${sitemapUrl}`,
    '',
  ].join('\n');

/** Describes the API as a link set: its contract, its pages as HTML and Markdown, and its status page. */
function apiCatalog(api: string, status: string, urlOf: (file: string) => string) {
  return {
    linkset: [
      {
        anchor: urlOf('.well-known/api-catalog'),
        item: [{href: api}],
      },
      {
        anchor: api,
        'service-desc': [
          {href: urlOf('openapi.yaml'), type: 'application/yaml'},
          {href: urlOf('openapi.json'), type: 'application/json'},
        ],
        'service-doc': [
          {href: urlOf('api'), type: 'text/html'},
          {href: urlOf('api.md'), type: 'text/markdown'},
        ],
        'service-meta': [
          {href: urlOf('events.json'), type: 'application/json', title: 'Webhook events'},
          {href: urlOf('errors.json'), type: 'application/json', title: 'Error codes'},
          {href: urlOf('recipes.json'), type: 'application/json', title: 'Recipes'},
          {
            href: urlOf('capabilities.json'),
            type: 'application/json',
            title: 'What each marketplace can do',
          },
        ],
        status: [{href: status, type: 'text/html'}],
      },
    ],
  };
}

interface McpPackage {
  /** A reverse domain name and the server's name, such as `example.argosy/docs`. */
  name: string;
  version: string;
  /** The path of the npm package on this site. */
  file: string;
}

/**
 * Describes the docs server for clients that look for one (SEP-2127). We run none, so the card names the package
 * to run instead of an address.
 */
function mcpServerCard(
  {name, version, file}: McpPackage,
  title: string,
  urlOf: (file: string) => string,
) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name,
    title,
    description: `Search and read ${title}, and look up the API contract.`,
    version,
    websiteUrl: urlOf('mcp'),
    packages: [
      {
        registryType: 'npm',
        identifier: urlOf(file),
        version,
        runtimeHint: 'npx',
        transport: {type: 'stdio'},
      },
    ],
  };
}
