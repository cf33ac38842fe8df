import {search} from '../fixtures/sites/mechanisms/search';

/** Where nginx serves each built site during a run. `DOCS_TEST_PORT` moves them all. */
const firstPort = Number(process.env.DOCS_TEST_PORT ?? 4300);

const served = {
  /** The published site. */
  published: {root: 'build', path: '/'},
  /** Docs versions, languages and every other mechanism the published site leaves off. */
  mechanisms: {root: '.cache/fixtures/mechanisms', path: '/'},
  /** Pages that go wrong on purpose. */
  errors: {root: '.cache/fixtures/errors', path: '/'},
  /** The published build under a base path it was not built for. */
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
  // The content security policy allows the hosts of this account.
  ...(name === 'mechanisms' && {env: {ALGOLIA_APP_ID: search.appId}}),
}));
