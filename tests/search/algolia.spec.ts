import {expect, test} from '@playwright/test';
import base from '../../playwright.config';
import {startAlgolia, type AlgoliaMock} from './algolia-server';
import {box, openDialog, options, searchFor, visit} from './reader';
import {account, ports} from './sites';

/** The real client and the real host names, resolved to the mock. */
const hostRules = ['*.algolia.net', '*.algolianet.com'].map(
  (host) => `MAP ${host} 127.0.0.1:${ports.algoliaHost}`,
);
test.use({
  baseURL: `http://127.0.0.1:${ports.algolia}`,
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...base.use?.launchOptions,
    args: [
      ...(base.use?.launchOptions?.args ?? []),
      `--host-resolver-rules=${hostRules.join(', ')}`,
      '--ignore-certificate-errors',
    ],
  },
});
test.describe.configure({mode: 'serial'});

let algolia: AlgoliaMock;
test.beforeAll(async () => {
  algolia = await startAlgolia(ports.algoliaHost);
});
test.beforeEach(() => {
  algolia.queries.length = 0;
  algolia.broken = false;
});
test.afterAll(async () => {
  algolia.server.closeAllConnections();
  await new Promise((resolve) => algolia.server.close(resolve));
});

test('queries the host of the application ID, with context and page size', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  expect(algolia.queries).toEqual([]);
  await searchFor(page, 'offer');
  const query = algolia.queries.at(-1);
  expect(query).toMatchObject({
    host: 'testapp01-dsn.algolia.net',
    path: '/1/indexes/*/queries',
    applicationId: account.appId,
    apiKey: account.apiKey,
    indexName: account.indexName,
    query: 'offer',
    hitsPerPage: 20,
    page: 0,
  });
  expect(query?.facetFilters).toEqual([
    'language:en',
    [
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-current',
      'docusaurus_tag:docs-api-current',
      'docusaurus_tag:docs-sdks-current',
    ],
  ]);
  await expect(page.getByRole('dialog').locator('mark').first()).toHaveText(/offer/i);
  await expect(options(page).first()).toHaveAttribute('href', /^\//);
});

test('queries the version that the reader is viewing', async ({page}) => {
  await visit(page, '/sdks/1.0');
  await openDialog(page);
  await searchFor(page, 'kotlin');
  expect(algolia.queries.at(-1)?.facetFilters[1]).toContain('docusaurus_tag:docs-sdks-1.0');
  await expect(options(page).last()).toHaveAttribute('href', '/sdks/1.0#kotlin-preview');
});

test('the results page filters and paginates with the service', async ({page}) => {
  await visit(page, '/search?q=e');
  await page.getByRole('link', {name: 'Next'}).click();
  await expect.poll(() => algolia.queries.at(-1)?.page).toBe(1);
  await page.getByRole('radio', {name: 'API reference'}).check();
  await expect.poll(() => algolia.queries.at(-1)?.facetFilters).toContain('area:api');
  expect(algolia.queries.at(-1)?.hitsPerPage).toBe(20);
});

test('sends one query after a pause in typing, and opens a result', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await box(page).pressSequentially('private offer', {delay: 15});
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => algolia.queries.at(-1)?.query).toBe('private offer');
  // On a busy machine, keys arrive late, and some pauses are long enough for a query.
  expect(algolia.queries.length).toBeLessThan(8);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const surface of ['dialog', 'page']) {
  test(`the ${surface} shows an error while the service fails, and recovers`, async ({page}) => {
    algolia.broken = true;
    await visit(page, surface === 'page' ? '/search?q=webhook' : '/billing');
    if (surface === 'dialog') {
      await openDialog(page);
      await box(page).fill('webhook');
    }
    const message = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await expect(message).toContainText('You might want to check your network connection.', {
      timeout: 20_000,
    });
    algolia.broken = false;
    await message.getByRole('button', {name: 'Try again'}).click();
    await expect(
      page
        .getByRole('link', {name: /webhook/i})
        .or(options(page))
        .first(),
    ).toBeVisible({timeout: 10_000});
    await expect(message).toBeHidden();
  });
}

test('shows suggestions if there are no results', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'qqzzxx');
  await expect(page.getByRole('dialog')).toContainText('Try searching for');
});
