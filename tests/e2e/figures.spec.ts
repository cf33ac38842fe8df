import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {inParts, publishedPages} from '../support/pages';
import {templates} from '../support/templates';
import {visit} from '../support/visit';

/** Phones, a tablet, a laptop, and a large screen. */
const widths = [360, 390, 1024, 1280, 1440];
const smallestText = 11;

const builtFile = (address: string) =>
  path.join('build', address === '/' ? 'index.html' : `${address}.html`);

const pages = publishedPages().filter(
  (address) =>
    existsSync(builtFile(address)) &&
    readFileSync(builtFile(address), 'utf8').includes('figure-svg'),
);

test.describe('without JavaScript', () => {
  // The style sheet selects the version of a figure, so the scripts aren't needed.
  test.use({javaScriptEnabled: false});

  for (const [index, addresses] of inParts(pages, 40).entries())
    test(`figures fit their column and stay readable, part ${index + 1}`, async ({page}) => {
      test.setTimeout(addresses.length * 20_000);
      const problems: string[] = [];
      for (const address of addresses) {
        await page.goto(address);
        for (const width of widths) {
          await page.setViewportSize({width, height: 800});
          const found = await page.locator('.figure-box').evaluateAll(
            (boxes, limit) =>
              boxes.flatMap((box) => {
                const shown = [...box.querySelectorAll('svg')].filter(
                  (svg) => svg.getBoundingClientRect().width > 0,
                );
                const [svg] = shown;
                if (!svg || shown.length > 1) return [`${shown.length} versions are shown`];
                const frame = svg.getBoundingClientRect();
                const scale = frame.width / svg.viewBox.baseVal.width;
                const texts = [...svg.querySelectorAll('text')];
                return [
                  ...(box.scrollWidth > box.clientWidth ? ['wider than its column'] : []),
                  ...texts
                    .filter((text) => parseFloat(getComputedStyle(text).fontSize) * scale < limit)
                    .map((text) => `"${text.textContent}" is too small`),
                  ...texts
                    .filter((text) => {
                      const {left, right} = text.getBoundingClientRect();
                      return left < frame.left - 2 || right > frame.right + 2;
                    })
                    .map((text) => `"${text.textContent}" is cut off`),
                ].map((problem) => `${box.nextElementSibling?.textContent}: ${problem}`);
              }),
            smallestText,
          );
          problems.push(...found.map((problem) => `${address} at ${width} px, ${problem}`));
        }
      }
      expect(problems).toEqual([]);
    });
});

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
