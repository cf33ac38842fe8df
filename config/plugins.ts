import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {PluginConfig} from '@docusaurus/types';
import {redirects} from './redirects';

/** What the three documentation areas share. */
const area: DocsOptions = {
  breadcrumbs: true,
  sidebarCollapsible: true,
  showLastUpdateTime: false,
};

const guides: DocsOptions = {
  ...area,
  path: 'content/guides',
  routeBasePath: '/',
  sidebarPath: './sidebars/guides.ts',
};

const api: DocsOptions = {
  ...area,
  id: 'api',
  path: 'content/api',
  routeBasePath: 'api',
  sidebarPath: './sidebars/api.ts',
};

const sdks: DocsOptions = {
  ...area,
  id: 'sdks',
  path: 'content/sdks',
  routeBasePath: 'sdks',
  sidebarPath: './sidebars/sdks.ts',
};

export const plugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', guides],
  ['@docusaurus/plugin-content-docs', api],
  ['@docusaurus/plugin-content-docs', sdks],
  '@docusaurus/plugin-content-pages',
  ['@docusaurus/plugin-client-redirects', {redirects} satisfies RedirectOptions],
  ['@docusaurus/plugin-sitemap', {changefreq: null, priority: null, ignorePatterns: ['/search']}],
  './src/plugins/search-index/index.ts',
];

export const themes: PluginConfig[] = [
  [
    '@docusaurus/theme-classic',
    {
      customCss: [
        './src/css/tokens.css',
        './src/css/fonts.css',
        './src/css/infima.css',
        './src/css/shell.css',
        './src/css/sidebar.css',
        './src/css/article.css',
        './src/css/code.css',
        './src/css/print.css',
      ],
    } satisfies ThemeOptions,
  ],
];
