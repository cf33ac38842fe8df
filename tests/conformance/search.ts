import {expect, type Locator, type Page} from '@playwright/test';
import {mainNavigation, visit} from '../support/visit';

export const searchButton = (page: Page): Locator =>
  mainNavigation(page).getByRole('button', {name: /search/i});

export const searchBox = (page: Page): Locator =>
  page.getByRole('dialog').getByPlaceholder('Search docs');

/** Opens the search modal on the home page. */
export async function openSearch(page: Page): Promise<void> {
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
}
