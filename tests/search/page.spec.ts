import {expect, test} from '@playwright/test';
import {hold, openUnhydrated, ready, saveData} from '../support/visit';
import {visit} from './reader';

test('the query is in the address, and results are links', async ({page}) => {
  await visit(page, '/search?q=webhook');
  const main = page.getByRole('main');
  await expect(page.getByRole('searchbox')).toHaveValue('webhook');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results? for “webhook”$/);
  await expect(main.getByRole('link', {name: /Receive webhooks/}).first()).toHaveAttribute(
    'href',
    '/get-started/webhook',
  );
});

test('shows the field before hydration and the results after it, with data saver too', async ({
  page,
}) => {
  await saveData(page);
  const field = page.getByRole('searchbox');
  const status = page.getByRole('main').getByRole('status');
  await openUnhydrated(page, '/search?q=offer');
  await expect(field).toBeFocused();
  await ready(page);
  await expect(field).toHaveValue('offer');
  await expect(status).toHaveText(/^\d+ results? for “offer”$/);

  await openUnhydrated(page, '/search?q=offer');
  await field.pressSequentially('refund');
  await page.getByRole('radio', {name: 'API reference'}).check();
  await ready(page);
  await expect(page).toHaveURL(/\/search\?q=refund&area=api$/);
  await expect(field).toHaveValue('refund');
  await expect(page.getByRole('radio', {name: 'API reference'})).toBeChecked();
  await expect(status).toHaveText(/^\d+ results? for “refund”$/);

  await page.goto('/billings/invoice');
  await expect(page.getByText('Did you mean')).toBeVisible();
});

test('Enter before hydration searches', async ({page}) => {
  await openUnhydrated(page, '/no-such-page');
  await page.getByRole('main').getByRole('searchbox').fill('webhook');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=webhook$/);
  await ready(page);
  await expect(page.getByRole('searchbox')).toHaveValue('webhook');
});

test('typing, filters, pagination, Back, and Forward update address and results', async ({
  page,
}) => {
  await visit(page, '/search?q=s');
  const items = page.getByRole('main').locator('ol > li');
  await expect(items).toHaveCount(20);
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/Page 2 of/)).toBeVisible();
  await page.getByRole('radio', {name: 'API reference'}).check();
  await expect(page).toHaveURL(/q=s&area=api$/);
  await expect(page.getByRole('radio', {name: 'API reference'})).toBeChecked();
  await page.getByRole('searchbox').fill('invoice');
  await expect(page).toHaveURL(/q=invoice&area=api$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('s');
  await expect(page).toHaveURL(/q=s&area=api$/);
  await page.goBack();
  await expect(page).toHaveURL(/q=s&page=2$/);
  await expect(page.getByRole('radio', {name: 'All'})).toBeChecked();
  await page.goBack();
  await expect(items).toHaveCount(20);
  await page.goForward();
  await expect(page.getByText(/Page 2 of/)).toBeVisible();
});

test('rows stay in their place when the text arrives', async ({page}) => {
  const release = await hold(page, '**/assets/search/text.*.json');
  await visit(page, '/search?q=private+offer');
  const main = page.getByRole('main');
  const places = () =>
    main
      .locator('ol > li > a')
      .evaluateAll((rows) =>
        rows.map((row) => [row.getAttribute('href'), row.getBoundingClientRect().top]),
      );
  await expect(main.getByText('Searching the full text…')).toBeVisible();
  const before = await places();
  expect(before.length).toBeGreaterThan(0);
  release();
  await expect(main.getByRole('status')).toHaveText(/^\d+ results for “private offer”$/);
  const after = await places();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
});

test('the title has the query, and pauses in typing add no history entry', async ({page}) => {
  await visit(page, '/search');
  await expect(page).toHaveTitle(/^Search \|/);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const field = page.getByRole('searchbox');
  await field.pressSequentially('refund');
  await expect(page).toHaveURL(/q=refund$/);
  await expect(page).toHaveTitle(/^refund - Search \|/);
  await field.pressSequentially(' a payment');
  await expect(page).toHaveURL(/q=refund\+a\+payment$/);
  await expect(page).toHaveTitle(/^refund a payment - Search \|/);
  expect(await entries()).toBe(before);
});

test('Next focuses the list, which starts with the next row', async ({page}) => {
  await visit(page, '/search?q=s');
  const list = page.getByRole('list', {name: 'Search results'});
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(list).toHaveAttribute('start', '21');
  await expect(list).toBeFocused();
});

test('a version in the address limits the results', {tag: '@nightly'}, async ({page}) => {
  await visit(page, '/search?q=kotlin');
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText('Java SDK');
  await visit(page, '/search?q=kotlin&version=docs-sdks-1.0');
  await expect(page.getByRole('main')).toContainText('No results for');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the page explains that search needs JavaScript, and links to the areas', async ({page}) => {
    await page.goto('/search?q=offer');
    const message = page.locator('main noscript');
    await expect(message.locator('p')).toBeVisible();
    expect(
      await message.locator('p').evaluate((element) => (element as HTMLElement).innerText),
    ).toContain('Search needs JavaScript');
    await expect(message.locator('a')).toHaveCount(3);
    await message.locator('a').nth(1).click();
    await expect(page).toHaveURL(/\/api$/);
  });
});

test('has an OpenSearch description for browsers', async ({request}) => {
  const html = await (await request.get('/billing')).text();
  const link =
    /<link rel="search" type="application\/opensearchdescription\+xml"[^>]* href="([^"]+)"/;
  const description = await request.get(link.exec(html)?.[1] ?? '/no-link');
  expect(description.headers()['content-type']).toContain('xml');
  expect(await description.text()).toContain(
    'template="https://docs.argosy.example/search?q={searchTerms}"',
  );
});

test('the index travels compressed', async ({request}) => {
  const manifest = (await (await request.get('/search-index.json')).json()) as Record<
    string,
    string
  >;
  for (const file of [manifest.firstTier, manifest.fullText]) {
    const response = await request.get(`/${file}`, {headers: {'accept-encoding': 'gzip'}});
    expect(response.headers()['content-encoding'], file).toBe('gzip');
  }
});
