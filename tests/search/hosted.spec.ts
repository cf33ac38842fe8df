import {expect, test, type Page} from '@playwright/test';
import {typingPause} from '@docs/search';
import {search} from '../fixtures/sites/mechanisms/search';
import {origins} from '../support/sites';
import {box, openDialog, options, visit} from './reader';

/** Statements of the specification about the hosted service are in tests/conformance. */
test.use({baseURL: origins.mechanisms});

interface Query {
  indexName: string;
  query: string;
  facetFilters: unknown;
  hitsPerPage: number;
  page: number;
  highlightPreTag: string;
  highlightPostTag: string;
}

interface Service {
  queries: Query[];
  apiKeys: Set<string | null>;
  /** While true, every request fails. */
  broken: boolean;
}

const hitsOf = ({query, highlightPreTag, highlightPostTag}: Query) =>
  ['first', 'second'].map((name) => ({
    objectID: name,
    url: `https://mechanisms.argosy.example/guides/${name}`,
    area: 'guides',
    kind: 'page',
    hierarchy: {lvl0: 'Guides', lvl1: name},
    _highlightResult: {
      hierarchy: {lvl1: {value: `${highlightPreTag}${query}${highlightPostTag} ${name}`}},
    },
  }));

/** Answers in the format of the search API, so that no request leaves the machine. */
async function mockService(page: Page): Promise<Service> {
  const service: Service = {queries: [], apiKeys: new Set(), broken: false};
  await page.route(/^https:/, async (route) => {
    const headers = {'access-control-allow-origin': '*'};
    if (service.broken) return route.fulfill({status: 503, headers, body: '{}'});
    const address = new URL(route.request().url());
    service.apiKeys.add(
      address.searchParams.get('x-algolia-api-key') ??
        (await route.request().headerValue('x-algolia-api-key')),
    );
    const {requests} = route.request().postDataJSON() as {requests: Query[]};
    service.queries.push(...requests);
    const results = requests.map((query) => {
      const hits = hitsOf(query);
      return {hits, nbHits: 50, nbPages: 3, page: query.page, hitsPerPage: query.hitsPerPage};
    });
    await route.fulfill({headers, json: {results}});
  });
  return service;
}

test('sends one query after a pause in typing, and opens a result', async ({page}) => {
  const service = await mockService(page);
  await page.clock.install();
  await visit(page, '/guides/third');
  await openDialog(page);
  await expect(box(page)).toBeFocused();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.keyboard.type('invoice');
  await page.clock.runFor(typingPause.algolia - 1);
  expect(service.queries).toEqual([]);
  await page.clock.resume();
  await expect(options(page).first().locator('mark')).toHaveText('invoice');
  expect(service.queries).toMatchObject([
    {indexName: search.indexName, query: 'invoice', hitsPerPage: 20, page: 0},
  ]);
  expect([...service.apiKeys]).toEqual([search.apiKey]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/first$/);
});

test('shows an error while the service fails, and recovers', async ({page}) => {
  const service = await mockService(page);
  service.broken = true;
  await visit(page, '/guides/third');
  await openDialog(page);
  await box(page).fill('webhook');
  const message = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  await expect(message).toBeVisible();
  service.broken = false;
  await message.getByRole('button', {name: 'Try again'}).click();
  await expect(options(page)).toHaveCount(2);
  await expect(message).toBeHidden();
});

test(
  'the results page filters and paginates with the service',
  {tag: '@nightly'},
  async ({page}) => {
    const {queries} = await mockService(page);
    await visit(page, `/${search.searchPagePath}?q=e`);
    await page.getByRole('link', {name: 'Next', exact: true}).click();
    await expect.poll(() => queries.at(-1)?.page).toBe(1);
    await page.getByRole('radio', {name: 'API reference'}).check();
    await expect.poll(() => queries.at(-1)?.facetFilters).toContain('area:api');
    expect(queries.at(-1)?.page).toBe(0);
    await page.getByLabel('Version').selectOption('docs-default-1.0');
    await expect(page).toHaveURL(/version=docs-default-1.0/);
  },
);
