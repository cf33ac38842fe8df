import path from 'node:path';
import type {Options as DocsOptions, EditUrlFunction} from '@docusaurus/plugin-content-docs';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {PluginConfig} from '@docusaurus/types';
import {filesOf, indexFiles, publishedList, readList} from '@docs/sdks';
import {paths} from '@docs/contract';
import {sourcesOfPage} from '@docs/reference';
import type {Options as AddressSpellingOptions} from '../src/plugins/address-spelling';
import type {Options as ApiReferenceOptions} from '../src/plugins/api-reference';
import type {Options as ControlsOptions} from '../src/plugins/controls';
import type {Options as DiscoveryOptions} from '../src/plugins/discovery';
import type {Options as GlossaryLinksOptions} from '../src/plugins/glossary-links';
import type {Options as OrphanOptions} from '../src/plugins/orphan-pages';
import type {Options} from '../src/plugins/packages';
import type {Options as PageDependenciesOptions} from '../src/plugins/page-dependencies';
import type {Options as PartialOptions} from '../src/plugins/partials';
import type {Options as SearchIndexOptions} from '../src/plugins/search-index';
import {docsUrl, mdxPipeline} from './markdown';
import {redirects} from './redirects';
import {site} from './site';

const published = readList(publishedList);

/** Pages name published packages. The deploy adds their files, so a build needs no package. */
const packages = {
  files: Object.keys(filesOf(published)),
  indexes: indexFiles(published),
} satisfies Options;

/** Returns the address where a page can be edited. */
const editUrl: EditUrlFunction = ({versionDocsDirPath, docPath}) =>
  `${site.editUrl}${encodeURI(path.posix.join('site', versionDocsDirPath, docPath))}`;

/** Returns the address of the contract file that a reference page is generated from. */
const editUrlOfReference: EditUrlFunction = ({docPath}) => {
  const [source] = sourcesOfPage(docPath);
  return source && `${site.editUrl}${path.relative(paths.repository, source)}`;
};

/** Options of all documentation areas. */
const area: DocsOptions = {
  ...mdxPipeline(),
  breadcrumbs: true,
  sidebarCollapsible: true,
  showLastUpdateTime: true,
  editUrl,
};

const guides: DocsOptions = {
  ...area,
  path: '../content/guides',
  routeBasePath: '/',
  sidebarPath: './sidebars/guides.ts',
};

const api: DocsOptions = {
  ...area,
  id: 'api',
  editUrl: editUrlOfReference,
  path: '../.generated/api',
  routeBasePath: 'api',
  sidebarPath: './sidebars/api.ts',
};

const sdks: DocsOptions = {
  ...area,
  id: 'sdks',
  path: '../content/sdks',
  routeBasePath: 'sdks',
  sidebarPath: './sidebars/sdks.ts',
};

export const plugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', guides],
  ['@docusaurus/plugin-content-docs', api],
  ['@docusaurus/plugin-content-docs', sdks],
  [
    './src/plugins/partials/index.ts',
    {path: '../content/_partials', ...mdxPipeline()} satisfies PartialOptions,
  ],
  [
    './src/plugins/glossary-links/index.ts',
    {file: '../content/data/glossary.yaml'} satisfies GlossaryLinksOptions,
  ],
  ['./src/plugins/packages/index.ts', packages],
  ['./src/plugins/orphan-pages/index.ts', {strict: site.strict} satisfies OrphanOptions],
  '@docusaurus/plugin-content-pages',
  [
    './src/plugins/page-dependencies/index.ts',
    {
      pages: ['../content', '../.generated/api'],
      code: [
        'config',
        'src/mdx',
        'src/plugins/page-dependencies',
        'src/rehype',
        'src/remark',
        '../packages/content-model',
        '../packages/contract',
        '../packages/figures',
        '../packages/reference',
        '../packages/workflow',
        '../package-lock.json',
      ],
      values: {docsUrl, site},
    } satisfies PageDependenciesOptions,
  ],
  [
    './src/plugins/api-reference/index.ts',
    {regenerate: site.development} satisfies ApiReferenceOptions,
  ],
  './src/plugins/base-url-banner/index.ts',
  ['./src/plugins/controls/index.ts', {fixedName: site.development} satisfies ControlsOptions],
  './src/plugins/early-script/index.ts',
  './src/plugins/keyboard/index.ts',
  site.development && './src/plugins/lazy-pages/index.ts',
  './src/plugins/trusted-types/index.ts',
  './engine-patches/build-time-highlighting/index.ts',
  './engine-patches/prune-client-data/index.ts',
  // Before integrity, which covers the link that it writes.
  './src/plugins/first-paint-styles/index.ts',
  './src/plugins/integrity/index.ts',
  ['@docusaurus/plugin-client-redirects', {redirects} satisfies RedirectOptions],
  ['./src/plugins/address-spelling/index.ts', {redirects} satisfies AddressSpellingOptions],
  [
    '@docusaurus/plugin-sitemap',
    {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: ['/search']},
  ],
  [
    './src/plugins/search-index/index.ts',
    {indexOptional: site.development} satisfies SearchIndexOptions,
  ],
  './src/plugins/markdown-pages/index.ts',
  !site.development && './src/plugins/og-images/index.ts',
  [
    './src/plugins/discovery/index.ts',
    {
      apiBaseUrl: site.apiBaseUrl,
      statusUrl: site.links.status,
      mcpPackage: {
        name: site.mcpServerName,
        version: site.docsServerVersion,
        file: `packages/npm/argosy-docs-mcp-${site.docsServerVersion}.tgz`,
      },
    } satisfies DiscoveryOptions,
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
        './src/css/cards.css',
        './src/css/tables.css',
        './src/css/code.css',
        './src/css/home.css',
        './src/css/flags.css',
        './src/css/lifecycle.css',
        './src/css/reference.css',
        './src/css/print.css',
        './src/css/forced-colors.css',
      ],
    } satisfies ThemeOptions,
  ],
  // After the theme, because they import the routes and with them theme components, whose styles must
  // come after Infima's and ours.
  './src/plugins/client-bundle/index.ts',
  './engine-patches/page-loading/index.ts',
];
