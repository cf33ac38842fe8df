import {expect, test, type Page} from '@playwright/test';
import {templates} from '../../support/templates';
import {loadFonts, modes, setMode, show, widths} from './shown';

/**
 * Screenshots of the top of a few pages, with the navbar, announcement, sidebar, and page header. After an
 * intended visual change, look at the differences in test-results/browser and run
 * `npm run write:screenshots` on a built site.
 */
const pages = {home: templates.home, guide: templates.guide, operation: templates.operation};

/** Pages with the layout of an operation. Its screenshots cover the other widths and the dark mode. */
const reference = {
  object: '/api/objects/webhook-event',
  event: '/api/events/offer-accepted',
  error: '/api/errors/402',
};

const height = 440;

async function compare(page: Page, name: string): Promise<void> {
  // Soft, so that one run shows every screenshot that differs.
  await expect.soft(page).toHaveScreenshot(`${name}.png`);
}

for (const [name, address] of Object.entries(pages)) {
  for (const mode of modes) {
    test(`${name} looks right at every width in ${mode} mode`, async ({page}) => {
      await show(page, address, mode);
      await loadFonts(page);
      for (const width of widths) {
        await page.setViewportSize({width, height});
        await compare(page, `${name}-${width}-${mode}`);
      }
    });
  }
}

for (const [name, address] of Object.entries(reference)) {
  test(`${name} looks right on a laptop and a phone`, async ({page}) => {
    await show(page, address);
    await loadFonts(page);
    for (const width of [1140, 390]) {
      await page.setViewportSize({width, height: 600});
      await compare(page, `${name}-${width}`);
    }
  });
}

for (const mode of modes) {
  test(`the search dialog looks right in ${mode} mode`, async ({page}) => {
    await page.setViewportSize({width: 1140, height});
    await show(page, templates.operation, mode);
    await loadFonts(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await compare(page, `search-${mode}`);
  });
}

test('a page looks the same in print from both modes', async ({page}) => {
  await page.setViewportSize({width: 768, height});
  await show(page, templates.concept);
  await loadFonts(page);
  await page.emulateMedia({media: 'print'});
  for (const mode of modes) {
    await setMode(page, mode);
    await compare(page, 'print');
  }
});

for (const name of ['guide', 'operation'] as const) {
  test(`${name} looks right with forced colors`, async ({page}) => {
    await page.setViewportSize({width: 1280, height});
    await show(page, pages[name]);
    await loadFonts(page);
    await page.emulateMedia({forcedColors: 'active'});
    await compare(page, `forced-colors-${name}`);
  });
}
