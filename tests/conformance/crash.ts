import {expect, type Page} from '@playwright/test';

/** Expects the crash page with this error message. */
export async function expectCrash(page: Page, message: RegExp): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^This page crashed\.?$/);
  await expect(page.getByText(message)).toBeVisible();
}
