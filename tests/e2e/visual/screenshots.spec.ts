import {expect, test, type Page} from '@playwright/test';
import {wholeBrowser} from '@docs/tools';
import {templates} from '../../support/templates';
import {loadFonts, modes, setMode, show} from './shown';

/**
 * Screenshots of the top of one page per template. After an intended visual change, look at the
 * differences in test-results/browser and run `npm run write:screenshots` on a built site.
 */
const pages = {
  ...templates,
  // Without a query, because results arrive at different times.
  search: '/search',
  object: '/api/objects/webhook-event',
  event: '/api/events/offer-accepted',
  error: '/api/errors/402',
  integrations: '/integrations',
};

/** The layout changes between these widths. */
const edges = [1140, 997, 996, 768];

// Without its user interface, Chromium draws the edges of letters differently.
test.use({launchOptions: wholeBrowser});

const height = 440;

async function compare(page: Page, name: string): Promise<void> {
  // Soft, so that one run shows every screenshot that differs.
  await expect.soft(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}.png`);
}

for (const [name, address] of Object.entries(pages)) {
  for (const mode of modes) {
    test(`${name} looks right at three widths in ${mode} mode`, async ({page}) => {
      await show(page, address, mode);
      await loadFonts(page);
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({width, height});
        await compare(page, `${name}-${width}-${mode}`);
      }
    });
  }
}

for (const name of ['home', 'guide', 'operation'] as const) {
  test(`${name} looks right where its layout changes`, async ({page}) => {
    await show(page, pages[name]);
    await loadFonts(page);
    for (const width of edges) {
      await page.setViewportSize({width, height});
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
    await compare(page, `search-dialog-${mode}`);
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

/** Changes that a reader would hardly see, but that must not go unnoticed. */
const planted = {
  'a shift by 2 px': 'main {position: relative; top: 2px}',
  'a shift of the title by 2 px': 'h1 {position: relative; left: 2px}',
  'another text color': 'html[data-theme] {--color-text-muted: #6a5570}',
  'another background': 'html[data-theme] {--color-bg: #f0f0f0}',
};

for (const [change, css] of Object.entries(planted)) {
  test(`${change} is noticed`, {tag: '@nightly'}, async ({page}) => {
    await show(page, templates.guide);
    await loadFonts(page);
    await page.setViewportSize({width: 1440, height});
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await expect(page).not.toHaveScreenshot('guide-1440-light.png');
  });
}
