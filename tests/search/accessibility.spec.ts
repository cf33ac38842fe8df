import {expect, test} from '@playwright/test';
import {violations} from '../support/axe';
import {openDialog, searchFor, visit} from './reader';

for (const [width, theme] of [
  [390, 'dark'],
  [390, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
] as const) {
  const tag = width === 390 && theme === 'dark' ? [] : '@nightly';
  test.describe(`${width} px, ${theme}`, {tag}, () => {
    test.use({viewport: {width, height: 900}});
    test.beforeEach(async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    });

    test('the dialog has no violations, and nothing overflows', async ({page}) => {
      await visit(page, '/billing');
      await openDialog(page);
      expect(await violations(page, {within: 'dialog'})).toEqual([]);
      await searchFor(page, '/v1/orgs/{orgId}/usage-record-groups/{groupId}');
      expect(await violations(page, {within: 'dialog'})).toEqual([]);
      const overflow = await page
        .getByRole('dialog')
        .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('a finger hits filters and sections, and rows keep their padding', async ({page}) => {
      await visit(page, '/billing');
      await openDialog(page);
      await searchFor(page, 'list usage record reports');
      const dialog = page.getByRole('dialog');
      const heights = await dialog
        .locator('fieldset label, [role=option]')
        .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(width === 390 ? 44 : 24);
      const beyond = await dialog.locator('[role=option]').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const edge = row.getBoundingClientRect().right;
          // What's cut off ends in an ellipsis.
          return [...row.querySelectorAll(':not(mark)')]
            .filter((part) => part.getBoundingClientRect().right > edge)
            .map((part) => part.textContent);
        }),
      );
      expect(beyond).toEqual([]);
    });

    test(
      'the page has no violations with and without results',
      {tag: '@nightly'},
      async ({page}) => {
        for (const query of ['offer', 'qqzzxx', '']) {
          await visit(page, `/search?q=${query}`);
          await expect(page.getByRole('main').getByRole('status')).toHaveText(/result|Type/);
          expect(await violations(page, {within: 'main'})).toEqual([]);
        }
      },
    );
  });
}
