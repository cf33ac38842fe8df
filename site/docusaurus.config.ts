import type {Config} from '@docusaurus/types';
import {headTags, themeConfig} from './config/theme';
import {history} from './config/history';
import {markdown} from './config/markdown';
import {plugins, themes} from './config/plugins';
import {site} from './config/site';

const config: Config = {
  title: site.name,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  organizationName: site.organization,
  projectName: 'docs',
  trailingSlash: false,
  i18n: {defaultLocale: site.locale, locales: [site.locale]},

  future: {
    v4: true,
    // The faster HTML minifier omits end tags, which many programs need.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
    experimental_vcs: history,
  },
  // Each site has its own origin, so storage keys don't need a namespace and match the specification.
  storage: {type: 'localStorage', namespace: false},

  onBrokenLinks: 'throw',
  onBrokenAnchors: site.strict ? 'throw' : 'warn',
  onDuplicateRoutes: site.strict ? 'throw' : 'warn',
  // src/plugins/base-url-banner replaces it, with our own text and a check for the style sheet.
  baseUrlIssueBanner: false,

  staticDirectories: ['static', '../.generated/static'],

  customFields: {reportProblemUrl: site.links.reportProblem, newIssueUrl: site.newIssueUrl},
  headTags,
  markdown,
  plugins,
  themes,
  themeConfig,
};

export default config;
