import {expect, test, type Page} from '@playwright/test';
import {loadIntegrations} from '@docs/content-model/files';
import {visit} from '../support/visit';

const integrations = loadIntegrations('content/guides/integrations', '/integrations');
const all = integrations.map(({name}) => name);

const names = (page: Page) => page.locator('[data-filter-rows] > li:visible a');
const status = (page: Page) => page.locator('.list-filter').getByRole('status');

test('lists every integration with its group, direction, and level', async ({page}) => {
  await visit(page, '/integrations');
  await expect(names(page)).toHaveText(all);
  const card = page.locator('[data-filter-rows] > li', {hasText: 'Gmail'});
  await expect(card).toContainText('Email and files · Data both ways · For each user');
});

test('filters by typed words and by kind, and announces the number', async ({page}) => {
  await visit(page, '/integrations');
  const field = page.getByRole('searchbox', {name: 'Filter integrations'});
  await field.fill('usage orb');
  await expect(names(page)).toHaveText(['Orb']);
  await expect(status(page)).toHaveText(`1 of ${all.length} integrations`);
  await field.fill('');
  await page.getByRole('combobox', {name: 'Kind'}).selectOption('CRM');
  await expect(names(page)).toHaveText(['HubSpot', 'Salesforce']);
  await names(page).first().click();
  await expect(page).toHaveURL('/integrations/hubspot');
  await page.goBack();
  await expect(names(page)).toHaveText(all);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is whole and has no filter', async ({page}) => {
    await page.goto('/integrations');
    await expect(names(page)).toHaveText(all);
    await expect(page.locator('.list-filter')).toBeHidden();
  });
});
