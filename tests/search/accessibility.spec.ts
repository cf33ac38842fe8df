import {expect, test} from '@playwright/test';
import {violations} from '../support/axe';
import {box, openDialog, options, searchFor, visit} from './reader';

/** axe reads every element, which is slow on a busy machine. */
test.setTimeout(600_000);

for (const width of [390, 1440]) {
  for (const theme of ['light', 'dark']) {
    test.describe(`${width} px, ${theme}`, () => {
      test.use({viewport: {width, height: 900}});
      test.beforeEach(async ({page}) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      });

      test('the dialog has no violations: empty, with results, without results', async ({page}) => {
        await visit(page, '/billing');
        await openDialog(page);
        expect(await violations(page, {within: 'dialog'})).toEqual([]);
        await searchFor(page, 'create offer');
        expect(await violations(page, {within: 'dialog'})).toEqual([]);
        await searchFor(page, 'qqzzxx');
        expect(await violations(page, {within: 'dialog'})).toEqual([]);
      });

      test('the page has no violations: with and without results', async ({page}) => {
        for (const query of ['offer', 'qqzzxx', '']) {
          await visit(page, `/search?q=${query}`);
          await expect(page.getByRole('main').getByRole('status')).toHaveText(/result|Type/);
          expect(await violations(page, {within: 'main'})).toEqual([]);
        }
      });

      test('nothing overflows horizontally', async ({page}) => {
        await visit(page, '/search?q=offer');
        await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
        const overflow = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        expect(await overflow()).toBeLessThanOrEqual(0);
        await openDialog(page);
        await searchFor(page, '/v1/orgs/{orgId}/usage-record-groups/{groupId}');
        const width = await page
          .getByRole('dialog')
          .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
        expect(width).toBeLessThanOrEqual(0);
      });
    });
  }
}

test('the dialog has combobox and listbox semantics and a live count', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).toHaveAttribute('aria-autocomplete', 'list');
  await searchFor(page, 's');
  const list = page.getByRole('dialog').getByRole('listbox', {name: 'Results'});
  await expect(box(page)).toHaveAttribute(
    'aria-controls',
    (await list.getAttribute('id')) ?? 'none',
  );
  expect(await options(page).count()).toBeGreaterThanOrEqual(20);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results$/);
});
