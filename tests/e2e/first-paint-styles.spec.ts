import {expect, test, type Page} from '@playwright/test';
import {templates} from '../support/templates';
import {modes, setMode} from './visual/shown';

/** Holds the full sheet until the returned function is called. */
async function holdFullSheet(page: Page): Promise<() => void> {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/css/styles.*.css', async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

const fullSheetLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({href}) => href?.includes('/assets/css/styles.')),
  );

/** Screenshots at both widths, in both modes, with open details and focus rings. */
async function screenshots(page: Page): Promise<Record<string, Buffer>> {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  // Browsers show focus rings after a key.
  await page.keyboard.press('Shift');
  const taken: Record<string, Buffer> = {};
  for (const width of [390, 1440])
    for (const mode of modes) {
      await page.setViewportSize({width, height: 900});
      await setMode(page, mode);
      await focusFirst(page, '.navbar button');
      taken[`button-${width}-${mode}`] = await page.locator('.navbar').screenshot();
      await focusFirst(page, 'main a[href], footer a[href]');
      taken[`page-${width}-${mode}`] = await page.screenshot({fullPage: true});
    }
  return taken;
}

const focusFirst = (page: Page, selector: string) =>
  page.locator(selector).filter({visible: true}).first().focus();

for (const [name, address] of Object.entries(templates)) {
  test(`the sheet for the first paint has all styles of the template: ${name}`, async ({page}, {
    attach,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.route('**/assets/js/**', (route) => route.abort());
    const sendFullSheet = await holdFullSheet(page);
    await page.goto(address, {waitUntil: 'commit'});
    await page.getByRole('contentinfo').waitFor();
    const first = await screenshots(page);
    sendFullSheet();
    await fullSheetLoaded(page);
    const final = await screenshots(page);
    const different = Object.keys(final).filter(
      (part) => !first[part]?.equals(final[part] ?? Buffer.of()),
    );
    for (const part of different) {
      await attach(`${part}-first.png`, {body: first[part], contentType: 'image/png'});
      await attach(`${part}-final.png`, {body: final[part], contentType: 'image/png'});
    }
    expect(different).toEqual([]);
  });
}

test('the page is painted before the full sheet arrives, in the font that it keeps', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const sendFullSheet = await holdFullSheet(page);
  await page.goto(templates.guide, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const width = () =>
    page.locator('main h1').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().width;
    });
  const first = await width();
  sendFullSheet();
  await fullSheetLoaded(page);
  expect(await width()).toBe(first);
});
