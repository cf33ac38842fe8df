import {sdkVersion} from '../generator/sdk-version';

/**
 * Who we are and where everything lives. The only file that names the brand and
 * the only one that reads the environment.
 */
const domain = 'argosy.example';

export const site = {
  brand: 'Argosy',
  name: 'Argosy Docs',
  tagline: 'Sell and bill through every cloud marketplace from one place.',
  organization: 'Argosy',
  locale: 'en',
  copyrightYear: 2025,
  /** `npm run check` turns what only warns in a build into a failure. */
  strict: process.env.DOCS_STRICT === 'true',
  /** Adds the pages of tests/fixtures/pages below /fixture. Never set in production. */
  fixtures: process.env.DOCS_FIXTURES === 'true',
  url: process.env.DOCS_URL ?? `https://docs.${domain}`,
  baseUrl: process.env.DOCS_BASE_URL ?? '/',
  /** Unset, search uses the static index and contacts nobody. */
  algolia: {
    appId: process.env.ALGOLIA_APP_ID || undefined,
    apiKey: process.env.ALGOLIA_SEARCH_KEY || undefined,
    indexName: process.env.ALGOLIA_INDEX || undefined,
  },
  apiBaseUrl: `https://api.${domain}/v1`,
  /** Of the four SDKs. */
  sdkVersion,
  /** Where the sources of these pages are edited; a path in the repository follows. */
  editUrl: `https://code.${domain}/docs/edit/main/`,
  links: {
    home: `https://www.${domain}/`,
    why: `https://www.${domain}/why-argosy`,
    pricing: `https://www.${domain}/pricing`,
    blog: `https://www.${domain}/blog`,
    signIn: `https://console.${domain}/login`,
    contact: `https://www.${domain}/contact`,
    apis: `https://www.${domain}/apis`,
    changelog: `https://www.${domain}/changelog`,
    status: `https://status.${domain}/`,
    support: `https://support.${domain}/`,
    reportProblem: `https://support.${domain}/?topic=docs`,
    about: `https://www.${domain}/about`,
    privacy: `https://www.${domain}/privacy`,
    security: `https://www.${domain}/security`,
  },
} as const;
