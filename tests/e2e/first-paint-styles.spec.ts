import {expect, test, type Page} from '@playwright/test';
import {templates} from '../support/templates';
import {hold, holdChunks} from '../support/visit';

const fullSheet = '**/assets/css/styles.*.css';

/** Each width and mode. */
const states = [
  {width: 1440, mode: 'dark'},
  {width: 390, mode: 'light'},
];

const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);

const isLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({href}) => href?.includes('/assets/css/styles.')),
  );

/** Opens a page with its first styles only. Returns how to let the full sheet arrive. */
async function openWithFirstStyles(page: Page, address: string): Promise<() => Promise<unknown>> {
  // Fonts would depend on time.
  await page.route('**/*.woff2', (route) => route.abort());
  await holdChunks(page);
  const send = await hold(page, fullSheet);
  await page.goto(address, {waitUntil: 'commit'});
  await isPainted(page);
  // The parser waits for the sheet at the end of the page.
  await page.locator('body > link').waitFor({state: 'attached'});
  return () => {
    send();
    return isLoaded(page);
  };
}

/** The place and colors of every visible element. What contains an invisible one may grow. */
const appearance = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const all: Record<string, string> = {};
    for (const [index, element] of document.querySelectorAll('body *').entries()) {
      const {x, y, width, height} = element.getBoundingClientRect();
      if (!element.checkVisibility({visibilityProperty: true}) || width * height === 0) continue;
      if (element.closest('svg > *') || y > window.innerHeight) continue;
      const style = getComputedStyle(element);
      const {color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight} = style;
      const isLeaf = element.childElementCount === 0;
      all[`${index} ${element.tagName}.${element.getAttribute('class')}`] = [
        ...[x, y, isLeaf ? width : 0, isLeaf ? height : 0].map(Math.round),
        ...[color, backgroundColor, borderWidth === '0px' ? '' : borderColor, fontSize, fontWeight],
      ].join(' ');
    }
    return all;
  });

for (const [name, address] of Object.entries(templates)) {
  const tag = ['guide', 'operation'].includes(name) ? [] : '@nightly';
  for (const {width, mode} of states) {
    test(`${name}: what's painted first stays at ${width} px, ${mode}`, {tag}, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      const sendFullSheet = await openWithFirstStyles(page, address);
      const first = await appearance(page);
      expect(Object.keys(first).length).toBeGreaterThan(5);
      // Parts of the page that arrive later may move others. The sheet must not.
      await page.evaluate(() =>
        new PerformanceObserver(() => {
          document.documentElement.dataset.hasShifted = '';
        }).observe({type: 'layout-shift'}),
      );
      await sendFullSheet();
      expect(await appearance(page)).toMatchObject(first);
      await expect(page.locator('footer').last()).not.toHaveCSS('visibility', 'hidden');
      await expect(page.locator('html')).not.toHaveAttribute('data-has-shifted');
    });
  }
}

test('the whole page is visible even if the full sheet never arrives', async ({page}) => {
  await openWithFirstStyles(page, templates.guide);
  const heading = page.locator('main h2').first();
  await expect(heading).toBeHidden();
  // Instead of three seconds.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(heading).toBeVisible();
});

test('the text keeps its font when the full sheet arrives', {tag: '@nightly'}, async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const sendFonts = await hold(page, '**/*.woff2');
  const sendFullSheet = await hold(page, fullSheet);
  await page.goto(templates.guide, {waitUntil: 'commit'});
  await isPainted(page);
  sendFonts();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const width = () =>
    page.locator('main h1').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().width;
    });
  const first = await width();
  sendFullSheet();
  await isLoaded(page);
  expect(await width()).toBe(first);
});

test('the current area is marked with forced colors in the first paint', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({forcedColors: 'active'});
  await openWithFirstStyles(page, templates.guide);
  const height = await page
    .locator('.navbar__link--active')
    .evaluate((link) => getComputedStyle(link, '::after').height);
  expect(height).toBe('4px');
});
