import {expect, test} from '@playwright/test';
import {visit} from './reader';

const status = (page: import('@playwright/test').Page) =>
  page.getByRole('main').getByRole('status');

test('the query is in the address, and results are links', async ({page}) => {
  await visit(page, '/search?q=webhook');
  await expect(page.getByRole('searchbox')).toHaveValue('webhook');
  await expect(status(page)).toHaveText(/^\d+ results? for “webhook”$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /Receive webhooks/})
      .first(),
  ).toHaveAttribute('href', '/get-started/webhook');
});

test('the query is limited to 64 characters, in the input and in the address', async ({page}) => {
  await visit(page, `/search?q=${'y'.repeat(90)}`);
  await expect(page.getByRole('searchbox')).toHaveAttribute('maxlength', '64');
  expect((await page.getByRole('searchbox').inputValue()).length).toBe(64);
});

test('typing, filters, pagination, Back, and Forward update address and results', async ({
  page,
}) => {
  // One letter finds more than one page of results.
  await visit(page, '/search?q=s');
  const items = page.getByRole('main').locator('ol > li');
  await expect(items).toHaveCount(20);
  await page.getByRole('link', {name: 'Next'}).click();
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

test('the version can be selected', async ({page}) => {
  await visit(page, '/search?q=kotlin');
  await expect(page.getByRole('main')).toContainText('No results for');
  await page.getByLabel('Version').selectOption('docs-sdks-1.0');
  await expect(page).toHaveURL(/version=docs-sdks-1.0/);
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText('Kotlin preview');
});

test('shows the same text as the dialog if there are no results', async ({page}) => {
  await visit(page, '/search?q=qqzzxx');
  for (const text of [
    'No results for',
    'Try searching for',
    'Believe this query should return results?',
    'Let us know.',
  ]) {
    await expect(page.getByRole('main')).toContainText(text);
  }
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

test('has an OpenSearch description for browsers', async ({page, request}) => {
  await visit(page, '/billing');
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const description = await request.get((await link.getAttribute('href')) ?? '');
  expect(description.headers()['content-type']).toContain('xml');
  expect(await description.text()).toContain(
    'template="https://docs.argosy.example/search?q={searchTerms}"',
  );
});
