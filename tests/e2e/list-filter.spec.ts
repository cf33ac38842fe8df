import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/visit';

const rows = (page: Page) => page.locator('main .rows > li:visible');
const status = (page: Page) => page.locator('main .list-filter').getByRole('status');

test('filters events while the reader types, and announces the number', async ({page}) => {
  await visit(page, '/api/webhooks');
  const all = await rows(page).count();
  const field = page.getByRole('searchbox', {name: 'Filter events'});
  await field.fill('refund failed');
  await expect(rows(page)).toHaveCount(1);
  await expect(status(page)).toHaveText(`1 of ${all} events`);
  await expect(page.getByRole('heading', {name: 'Billing', level: 3})).toBeVisible();
  await expect(page.locator('#events-offers')).toBeHidden();
  await field.fill('');
  await expect(rows(page)).toHaveCount(all);
  await expect(status(page)).toBeEmpty();
});

test('shows every row again after leaving the page and coming back', async ({page}) => {
  await visit(page, '/api/errors');
  const all = await rows(page).count();
  await page.getByRole('searchbox', {name: 'Filter error codes'}).fill('wallet_closed');
  await rows(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/api/errors/409#wallet_closed');
  // The address changes before the page does.
  await expect(page.getByRole('heading', {level: 1})).toContainText('409');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).not.toContainText('409');
  await expect(rows(page)).toHaveCount(all);
});

test('shows a row that a link leads to', async ({page}) => {
  await visit(page, '/api/errors');
  await page.getByRole('searchbox', {name: 'Filter error codes'}).fill('wallet_closed');
  await expect(page.locator('#rate_limited')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'rate_limited';
  });
  await expect(page.locator('#rate_limited')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is whole and has no filter', async ({page}) => {
    await page.goto('/api/webhooks');
    await expect(page.locator('main .list-filter')).toBeHidden();
    expect(await rows(page).count()).toBeGreaterThan(60);
  });
});
