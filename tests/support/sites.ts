import {search} from '../fixtures/sites/mechanisms/search';
import {freePorts} from './free-ports';
import {testLimit} from './limits';

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

const ports = freePorts('SITES', names.length);

export const origins = Object.fromEntries(
  names.map((name, index) => [name, `http://127.0.0.1:${ports[index]}`]),
) as Record<Site, string>;

/** Every component, figure, and kind of code block on one page. */
export const styleGuide = `${origins.mechanisms}/styleguide`;

export const servers = names.map((name, index) => ({
  command: `npm run --silent serve -- --port ${ports[index]} --root ${served[name].root}`,
  url: `${origins[name]}${served[name].path}`,
  reuseExistingServer: false,
  timeout: testLimit,
  // Allows the hosts of this account in the content security policy.
  ...(name === 'mechanisms' && {env: {ALGOLIA_APP_ID: search.appId}}),
}));
