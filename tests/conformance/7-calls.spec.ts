import {expect, type Page} from '@playwright/test';
import {site} from '../../config/site';
import {search} from '../fixtures/sites/mechanisms/search';
import {origins} from '../support/sites';
import {linkNamed, mainNavigation, reportConnection, visit} from '../support/visit';
import {openSearch} from './search';
import {statement} from './statement';

function record(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return requested;
}

statement('7.calls.01', async ({page}) => {
  const requested = record(page);
  const kinds = new Set<string>();
  page.on('request', (request) => kinds.add(request.resourceType()));
  await visit(page, '/');
  await linkNamed(mainNavigation(page), 'API').click();
  await expect(page).toHaveURL('/api');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /\/assets\/js\/.+\.js$/.test(url)).length).toBeGreaterThan(2);
  expect(
    requested.filter((url) => !url.startsWith(origins.published) && !url.startsWith('data:')),
  ).toEqual([]);
  expect(
    [...kinds].filter((kind) =>
      ['xhr', 'fetch', 'websocket', 'eventsource', 'ping'].includes(kind),
    ),
  ).toEqual([]);
});

/** Hovers over a link and returns the scripts that were prefetched. */
async function prefetchedOnHover(page: Page): Promise<string[]> {
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const requested = record(page);
  await linkNamed(mainNavigation(page), 'API').hover();
  await page.waitForTimeout(500);
  return requested.filter((url) => /\/assets\/js\/.+\.js$/.test(url));
}

statement('7.calls.02', async ({page}) => {
  await reportConnection(page, {effectiveType: '4g', saveData: false});
  expect(await prefetchedOnHover(page)).not.toEqual([]);
});

for (const [id, connection] of [
  ['7.calls.03', {effectiveType: '2g', saveData: false}],
  ['7.calls.04', {effectiveType: '4g', saveData: true}],
] as const) {
  statement(id, async ({page}) => {
    await reportConnection(page, connection);
    expect(await prefetchedOnHover(page)).toEqual([]);
    await linkNamed(mainNavigation(page), 'API').click();
    await expect(page).toHaveURL('/api');
  });
}

statement('7.search.01', async ({hosted}) => {
  expect(hosted.queries.map(({query}) => query)).toContain('invoice');
  for (const {host} of hosted.queries)
    expect(host).toBe(`${search.appId.toLowerCase()}-dsn.algolia.net`);
});

interface Query {
  facetFilters: unknown;
  hitsPerPage: number;
}

/** The query in Algolia's format, which both search backends receive. */
async function queryOf(page: Page): Promise<Query> {
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- Called with the worker as `this`.
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function post(
      this: Worker,
      message: unknown,
      ...rest: unknown[]
    ) {
      const text = JSON.stringify(message) ?? '';
      if (text.includes('hitsPerPage')) Object.assign(window, {query: message});
      return Reflect.apply(send, this, [message, ...rest]) as undefined;
    };
  });
  await openSearch(page);
  await page.keyboard.type('invoice');
  const handle = await page.waitForFunction(() => (window as unknown as {query?: unknown}).query);
  const text = JSON.stringify(await handle.jsonValue());
  return {
    facetFilters: /"facetFilters":(\[.*?\])[,}]/.exec(text)?.[1],
    hitsPerPage: Number(/"hitsPerPage":(\d+)/.exec(text)?.[1]),
  };
}

statement('7.search.02', async ({page}) => {
  const {facetFilters} = await queryOf(page);
  expect(facetFilters).toContain('language:en');
  expect(facetFilters).toContain('docusaurus_tag:docs-default-current');
  expect(facetFilters).toContain('docusaurus_tag:docs-api-current');
});

statement('7.search.03', async ({page}) => {
  expect((await queryOf(page)).hitsPerPage).toBe(20);
});

statement(
  '7.api.01',
  async ({request}) => {
    const text = await request.get('/openapi.yaml');
    expect(text.status()).toBe(200);
    expect(await text.text()).toMatch(/^openapi: ["']?3\.1/m);
    // JSON is faster to parse than YAML.
    const served = (await (await request.get('/openapi.json')).json()) as {
      openapi: string;
      paths: object;
    };
    expect(served.openapi).toMatch(/^3\.1/);
    expect(Object.keys(served.paths).length).toBeGreaterThan(10);
  },
  {cheap: true},
);

statement('7.api.02', async ({page}) => {
  const requested = record(page);
  for (const path of ['/', '/api', '/sdks']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  }
  const api = new URL(site.apiBaseUrl).host;
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter((url) => new URL(url).host === api)).toEqual([]);
});
