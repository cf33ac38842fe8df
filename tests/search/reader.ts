import {expect, type Locator, type Page} from '@playwright/test';

export {visit} from '../support/visit';

export async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Search docs'}).click();
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await expect(dialog).toBeVisible();
  return dialog;
}

export function box(page: Page): Locator {
  return page.getByRole('dialog').getByRole('combobox', {name: 'Search docs'});
}

/** Types a query and waits for all results, or for those from titles and headings. */
export async function searchFor(
  page: Page,
  query: string,
  {complete} = {complete: true},
): Promise<void> {
  await box(page).fill(query);
  if (!complete) return expect(page.getByText('Searching the full text…')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results?\b/);
}

export function options(page: Page): Locator {
  return page.getByRole('dialog').getByRole('option');
}
