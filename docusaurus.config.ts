import type {Config} from '@docusaurus/types';
import {headTags} from './config/head';
import {history} from './config/history';
import {markdown} from './config/markdown';
import {plugins, themes} from './config/plugins';
import {site} from './config/site';
import {themeConfig} from './config/theme';

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
    // The faster minifier of HTML leaves out end tags, which many programs that read pages cannot do without.
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
  // One site per origin, so the stored keys keep the names the specification gives them.
  storage: {type: 'localStorage', namespace: false},

  onBrokenLinks: 'throw',
  onBrokenAnchors: site.strict ? 'throw' : 'warn',
  onDuplicateRoutes: site.strict ? 'throw' : 'warn',
  // Replaced by src/plugins/base-url-banner, which carries our text and checks the style sheet.
  baseUrlIssueBanner: false,

  staticDirectories: ['static', '.generated/static', '.generated/downloads'],

  customFields: {reportProblemUrl: site.links.reportProblem},
  headTags,
  markdown,
  plugins,
  themes,
  themeConfig,
};

export default config;
