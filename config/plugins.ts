import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {PluginConfig} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import capabilities from '../src/remark/capabilities';
import quality from '../src/remark/quality';
import {includeCode} from '../src/remark/include-code';
import missingPackages from '../src/remark/missing-packages';
import type {Options as AddressSpellingOptions} from '../src/plugins/address-spelling';
import type {Options as ApiCatalogOptions} from '../src/plugins/api-catalog';
import type {Options as GlossaryLinksOptions} from '../src/plugins/glossary-links';
import type {Options as OrphanOptions} from '../src/plugins/orphan-pages';
import type {Options as PackageOptions} from '../src/plugins/packages';
import type {Options as PartialOptions} from '../src/plugins/partials';
import type {Options as QualityOptions} from '../src/plugins/quality-file';
import {contentData, vocabulary} from './markdown';
import {qualityReport} from './quality';
import {hasPackages} from './packages';
import {redirects} from './redirects';
import {editUrl, editUrlOfReference} from './edit-url';
import {site} from './site';

/** Where the site is, without a slash at the end. */
const docsUrl = new URL(site.baseUrl, site.url).href.replace(/\/$/, '');

type RemarkPlugin = NonNullable<DocsOptions['remarkPlugins']>[number];

/** What the three documentation areas share. */
const area: DocsOptions = {
  beforeDefaultRemarkPlugins: [
    [includeCode, {values: {DOCS_URL: docsUrl, SDK_VERSION: site.sdkVersion}}],
    ...(hasPackages ? [] : [missingPackages]),
    [capabilities, {file: path.join(contentData, 'capabilities.yaml')}],
    // The results are an option, so that a page cached by an earlier build is compiled again with them.
    ...(qualityReport ? [[quality, {report: qualityReport}] satisfies RemarkPlugin] : []),
  ],
  breadcrumbs: true,
  sidebarCollapsible: true,
  showLastUpdateTime: true,
  remarkPlugins: vocabulary(),
  editUrl,
};

const guides: DocsOptions = {
  ...area,
  path: 'content/guides',
  routeBasePath: '/',
  sidebarPath: './sidebars/guides.ts',
  exclude: [...GlobExcludeDefault, ...(qualityReport ? [] : ['quality.mdx'])],
};

const api: DocsOptions = {
  ...area,
  id: 'api',
  editUrl: editUrlOfReference,
  path: '.generated/api',
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

/** Pages for tests only; each is `unlisted`, and production does not have them at all. */
const fixtures: DocsOptions = {
  ...area,
  id: 'fixture',
  path: 'tests/fixtures/pages',
  routeBasePath: 'fixture',
  sidebarPath: false,
  remarkPlugins: vocabulary('tests/fixtures/data'),
};

export const plugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', guides],
  ['@docusaurus/plugin-content-docs', api],
  ['@docusaurus/plugin-content-docs', sdks],
  ...(site.fixtures ? [['@docusaurus/plugin-content-docs', fixtures] satisfies PluginConfig] : []),
  [
    './src/plugins/partials/index.ts',
    {path: 'content/_partials', remarkPlugins: vocabulary()} satisfies PartialOptions,
  ],
  [
    './src/plugins/glossary-links/index.ts',
    {file: 'content/data/glossary.yaml'} satisfies GlossaryLinksOptions,
  ],
  ['./src/plugins/packages/index.ts', {included: hasPackages} satisfies PackageOptions],
  ['./src/plugins/orphan-pages/index.ts', {strict: site.strict} satisfies OrphanOptions],
  '@docusaurus/plugin-content-pages',
  './src/plugins/build-inputs/index.ts',
  './src/plugins/api-reference/index.ts',
  './src/plugins/base-url-banner/index.ts',
  './src/plugins/before-hydration/index.ts',
  './src/plugins/code-blocks/index.ts',
  './src/plugins/unused-css/index.ts',
  './src/plugins/lean-bundle/index.ts',
  './src/plugins/trusted-types/index.ts',
  './src/plugins/page-files/index.ts',
  ['@docusaurus/plugin-client-redirects', {redirects} satisfies RedirectOptions],
  ['./src/plugins/address-spelling/index.ts', {redirects} satisfies AddressSpellingOptions],
  [
    '@docusaurus/plugin-sitemap',
    {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: ['/search']},
  ],
  './src/plugins/search-index/index.ts',
  './src/plugins/markdown-twins/index.ts',
  './src/plugins/social-pictures/index.ts',
  ['./src/plugins/quality-file/index.ts', {report: qualityReport} satisfies QualityOptions],
  [
    './src/plugins/api-catalog/index.ts',
    {apiBaseUrl: site.apiBaseUrl, statusUrl: site.links.status} satisfies ApiCatalogOptions,
  ],
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
        './src/css/home.css',
        './src/css/reference.css',
        './src/css/print.css',
        './src/css/forced-colors.css',
      ],
    } satisfies ThemeOptions,
  ],
  // After the theme: they know the routes, and with these the parts of the theme, whose styles come after
  // the framework's and ours.
  './src/plugins/navigation-faults/index.ts',
  './src/plugins/quick-navigation/index.ts',
];
