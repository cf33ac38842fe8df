import {expect, it} from 'vitest';
import {redirects} from '@docs/site/config';
import {titleOf} from '../statements';
import {textOf} from './served-page';
import {expectPages, get, operations, pageAt, port, routes} from './site';

it(titleOf('2.routes.01'), async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await fetch(`http://127.0.0.1:${port}/api`, {method});
    expect(response.status, method).toBe(405);
  }
  expect((await fetch(`http://127.0.0.1:${port}/api`, {method: 'HEAD'})).status).toBe(200);
});

/** Spellings that the server redirects in one step. */
const spellings: Record<string, Record<string, string>> = {
  '2.routes.02': {
    '/api.html': '/api',
    '/index.html': '/',
    '/api/index.html': '/api',
    '/api.html?q=1': '/api?q=1',
  },
  '2.routes.03': {'/index': '/', '/api/index': '/api', '/sdks/index': '/sdks'},
  '2.routes.09': {
    '/API': '/api',
    '/workflow/HTML': '/workflow/html',
    '/salesforce-app/cppo?q=1': '/salesforce-app/CPPO?q=1',
    '/billing ': '/billing',
    '/sdks/started/go sdk': '/sdks/started/Go%20SDK',
  },
  '2.guides.14': routes.redirects,
};
for (const [id, addresses] of Object.entries(spellings)) {
  it(titleOf(id), async () => {
    for (const [requested, address] of Object.entries(addresses)) {
      const response = await get(requested);
      expect(response.status, requested).toBe(301);
      expect(response.headers.get('location'), requested).toBe(address);
      expect((await get(decodeURI(address))).status, address).toBe(200);
    }
  });
}

it('lists every redirect', () => {
  expect(Object.fromEntries(redirects.map(({from, to}) => [from, to]))).toEqual(routes.redirects);
});

it(titleOf('2.routes.06'), async () => {
  const response = await get('/no/such/page');
  expect(response.status).toBe(404);
  const page = await pageAt('/no/such/page');
  expect(page.heading).toMatch(/not found/i);
  expect(page.mainNavigation).toHaveLength(1);
});

it(titleOf('8.unknown.01'), async () => {
  for (const path of [
    '/no-such-page',
    '/api/no-such-operation',
    '/get-started/no-such-guide',
    '/sdks/started/Rust SDK',
  ])
    expect((await get(path)).status, path).toBe(404);
});

it(titleOf('2.routes.07'), async () => {
  const page = await pageAt(routes.home);
  expect(textOf(page.all(({name}) => name === 'title')[0])).toMatch(/get started/i);
  expect(page.heading).not.toBe('');
});

it(titleOf('2.routes.08'), async () => {
  const page = await pageAt(routes.home);
  const links = page.all(({name}) => name === 'a', page.main).map(({attribs}) => attribs.href);
  expect(links).toEqual(expect.arrayContaining(routes.guides['get-started'] ?? []));
});

it(titleOf('2.api.03'), async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>[^<]*(\/api\/[^/<]+)<\/loc>/g)].map(([, path]) => path);
  const found = pages.filter((path) => operations.includes(path ?? ''));
  expect(found.sort()).toEqual([...operations].sort());
});

const [overview = '', ...started] = routes.sdks;
const {categories, operations: areas} = routes.api;

/** Addresses that have to exist, with their number where the specification states one. */
const existing: Record<string, [paths: string[] | undefined, count?: number]> = {
  '2.search.01': [[routes.search]],
  '2.api.01': [[routes.api.overview]],
  '2.api.02': [Object.values(categories), 10],
  '2.api.04': [areas['contacts-and-buyers'], 14],
  '2.api.05': [areas.offers, 14],
  '2.api.06': [areas.products, 11],
  '2.api.07': [areas.entitlements, 18],
  '2.api.08': [areas['credit-wallets'], 6],
  '2.api.09': [areas.billing, 14],
  '2.api.10': [areas.usage, 10],
  '2.api.11': [areas['revenue-and-analytics'], 9],
  '2.api.12': [areas['support-tickets'], 8],
  '2.api.13': [areas['notifications-and-access'], 8],
  '2.sdks.01': [[overview]],
  '2.sdks.02': [started.filter((path) => path.includes('Go'))],
  '2.sdks.03': [started.filter((path) => path.includes('Java'))],
  '2.sdks.04': [started.filter((path) => path.includes('Python'))],
  '2.sdks.05': [started.filter((path) => path.includes('TypeScript'))],
  '2.guides.01': [routes.guides.analytics, 5],
  '2.guides.02': [routes.guides['aws-marketplace'], 8],
  '2.guides.03': [routes.guides['azure-marketplace'], 7],
  '2.guides.04': [routes.guides['gcp-marketplace'], 7],
  '2.guides.05': [routes.guides['snowflake-marketplace'], 6],
  '2.guides.06': [routes.guides.billing, 10],
  '2.guides.07': [routes.guides.cosell, 4],
  '2.guides.08': [routes.guides['get-started'], 10],
  '2.guides.09': [routes.guides['hubspot-app'], 4],
  '2.guides.10': [routes.guides['salesforce-app'], 5],
  '2.guides.12': [routes.guides.integrations, 25],
  '2.guides.13': [routes.guides.workflow, 30],
};
for (const [id, [paths = [], count = 1]] of Object.entries(existing)) {
  it(titleOf(id), async () => {
    expect(paths).toHaveLength(count);
    await expectPages(paths);
  });
}

it(titleOf('2.sdks.06'), async () => {
  for (const path of routes.sdks) {
    const html = await (await get(path)).text();
    const addresses = html.match(
      /(?:\b(?:href|content)="|"(?:url|image|item)":")[^"]*started[^"]*/g,
    );
    expect(addresses?.length, path).toBeGreaterThan(3);
    expect(addresses?.filter((address) => address.includes(' '))).toEqual([]);
  }
});

it(titleOf('2.guides.11'), async () => {
  const statuses = await Promise.all(
    ['/salesforce-app/configuration', '/hubspot-app/configuration'].map(
      async (path) => (await get(path)).status,
    ),
  );
  expect(statuses.sort()).toEqual([200, 404]);
});

/** Pages that cover a subject, in the section that the ID names. */
const covered: Record<string, string[]> = {
  '2.integrations.01': ['alibaba-marketplace'],
  '2.integrations.02': ['openai', 'anthropic', 'google-gemini'],
  '2.integrations.03': ['aws-partner-network-s3-to-api'],
  '2.integrations.04': ['aws-partner-network-api', 'aws-partner-network-s3'],
  '2.integrations.05': ['snowflake', 'bigquery', 'databricks', 'amazon-redshift'],
  '2.integrations.06': ['orb', 'metronome', 'lago'],
  '2.integrations.07': ['google-drive', 'gmail', 'outlook'],
  '2.integrations.08': ['hubspot', 'salesforce'],
  '2.integrations.09': ['netsuite', 'quickbooks'],
  '2.integrations.10': ['slack', 'microsoft-teams'],
  '2.integrations.11': ['okta-sso'],
  '2.integrations.12': ['stripe'],
  '2.workflow.01': [''],
  '2.workflow.02': ['aggregate', 'filter', 'if', 'limit', 'merge', 'switch'],
  '2.workflow.03': ['webhook', 'respond-to-webhook', 'http-request'],
  '2.workflow.04': ['manual-trigger', 'schedule-trigger', 'form', 'notification-event'],
  '2.workflow.05': ['html', 'sticky-note', 'code'],
  '2.workflow.06': ['email', 'slack', 'microsoft-teams'],
  '2.workflow.07': [
    ...['salesforce', 'hubspot', 'gmail', 'outlook', 'google-drive'],
    ...['bigquery', 'snowflake', 'openai', 'stripe', 'quickbooks'],
  ],
};
for (const [id, names] of Object.entries(covered)) {
  it(titleOf(id), async () => {
    const section = id.split('.')[1] ?? '';
    const paths = names.map((name) => `/${section}/${name}`.replace(/\/$/, ''));
    expect(routes.guides[section]).toEqual(expect.arrayContaining(paths));
    await expectPages(paths);
  });
}
