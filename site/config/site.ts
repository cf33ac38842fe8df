import {sdkVersion} from '@docs/contract';
import {docsServerVersion} from '@argosy/docs-mcp/version';
import {sandboxVersion} from '@argosy/sandbox/version';
import {identity} from '@docs/content-model/identity';

const {docsUrl, ...brand} = identity;

/** The site's identity, and the only file that reads the environment. */
export const site = {
  ...brand,
  locale: 'en',
  /** True for `npm start`, false for builds. Docusaurus sets the variable. */
  development: process.env.NODE_ENV === 'development',
  /** Turns warnings into failures. `npm run check` sets it. */
  strict: process.env.DOCS_STRICT === 'true',
  /** The day, such as `2026-11-17`, on which facts count as current or outdated. */
  today: process.env.DOCS_TODAY ?? new Date().toISOString().slice(0, 10),
  url: process.env.DOCS_URL ?? docsUrl,
  baseUrl: process.env.DOCS_BASE_URL ?? '/',
  /** If unset, search uses the static index and contacts no other server. */
  algolia: {
    appId: process.env.ALGOLIA_APP_ID || undefined,
    apiKey: process.env.ALGOLIA_SEARCH_KEY || undefined,
    indexName: process.env.ALGOLIA_INDEX || undefined,
  },
  /** The version of all four SDKs. */
  sdkVersion,
  docsServerVersion,
  sandboxVersion,
} as const;

/** Where package managers find what readers install. */
export const packagesUrl = new URL(`${site.baseUrl}packages`, site.url).href;
