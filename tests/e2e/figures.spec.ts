import {expect, type Page, test} from '@playwright/test';
import {templates} from '../support/templates';
import {visit} from '../support/visit';

test.describe('a figure opens on the whole screen', () => {
  const diagram = (page: Page) => page.locator('figure').first();
  const dialog = (page: Page) => page.getByRole('dialog', {name: /^Enlarge /});

  test('with the keyboard, and Escape returns to the button', async ({page}) => {
    await visit(page, templates.concept);
    const button = diagram(page).getByRole('button', {name: /^Enlarge /});
    await button.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  for (const width of [390, 1440])
    test(`with a click on the drawing at ${width} px, as large as on a large screen`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await visit(page, templates.concept);
      await diagram(page).locator('.figure-box').click();
      const box = await dialog(page).boundingBox();
      expect(box).toEqual({x: 0, y: 0, width, height: 800});
      const [shown, natural] = await dialog(page)
        .locator('svg')
        .evaluate((svg: SVGSVGElement) => [
          svg.getBoundingClientRect().width,
          svg.viewBox.baseVal.width,
        ]);
      expect(shown).toBeGreaterThanOrEqual(natural ?? Infinity);
      await dialog(page).getByRole('button', {name: 'Close'}).click();
      await expect(dialog(page)).toHaveCount(0);
    });
});
