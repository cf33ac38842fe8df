import {search} from '../fixtures/sites/mechanisms/search';

/** The first of the ports on which nginx serves the built sites. `DOCS_TEST_PORT` changes it. */
const firstPort = Number(process.env.DOCS_TEST_PORT ?? 4300);

const served = {
  /** The published site. */
  published: {root: 'build', path: '/'},
  /** Docs versions, languages, and other features that the published site has disabled. */
  mechanisms: {root: '.cache/fixtures/mechanisms', path: '/'},
  /** Pages that fail on purpose. */
  errors: {root: '.cache/fixtures/errors', path: '/'},
  /** The published build under the wrong base path. */
  misplaced: {root: '.cache/fixtures/misplaced', path: '/docs'},
} as const;

type Site = keyof typeof served;

const names = Object.keys(served) as Site[];

export const origins = Object.fromEntries(
  names.map((name, index) => [name, `http://127.0.0.1:${firstPort + index}`]),
) as Record<Site, string>;

export const servers = names.map((name, index) => ({
  command: `npm run --silent serve -- --port ${firstPort + index} --root ${served[name].root}`,
  url: `${origins[name]}${served[name].path}`,
  reuseExistingServer: false,
  // Allows the hosts of this account in the content security policy.
  ...(name === 'mechanisms' && {env: {ALGOLIA_APP_ID: search.appId}}),
}));
