import {expect, test, type Page} from '@playwright/test';
import {inParts, publishedPages} from '../support/pages';
import {ready} from '../support/visit';

const widths = [390, 996, 1440];

/** What sticks out to the right, when anything does. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.classList.value}`)
      .slice(0, 5);
  });

const shift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as {shifted?: number}).shifted ?? NaN);

for (const [index, pages] of inParts([...publishedPages(), '/no-such-page'], 25).entries()) {
  test(`nothing overflows and nothing shifts, part ${index + 1}`, async ({page}) => {
    test.setTimeout(pages.length * 8_000);
    await page.addInitScript(() => {
      Object.assign(window, {shifted: 0});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          const total = window as unknown as {shifted: number};
          if (!entry.hadRecentInput) total.shifted += entry.value;
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    const problems: string[] = [];
    for (const [turn, address] of pages.entries()) {
      // Each page loads at one width and is looked at in all three.
      const loadedAt = widths[turn % widths.length] ?? 390;
      await page.setViewportSize({width: loadedAt, height: 900});
      await page.goto(address);
      await ready(page);
      await page.evaluate(() => document.fonts.ready);
      const moved = await shift(page);
      // Below a thousandth nothing moves by a pixel: rounding of sizes when scripts start.
      if (moved > 0.001) problems.push(`${address} at ${loadedAt} px: shifted by ${moved}`);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        const wide = await overflow(page);
        if (wide.length > 0) problems.push(`${address} at ${width} px: ${wide.join(', ')}`);
      }
    }
    expect(problems).toEqual([]);
  });
}

test('styles come in their order: the framework, ours, the parts of the theme', async ({page}) => {
  await page.goto('/');
  const address = await page.locator('link[rel=stylesheet]').getAttribute('href');
  const sheet = await (await page.request.get(address ?? '')).text();
  // A rule of Infima, one of our tokens, a part of the theme.
  const places = ['.container{', '--color-bg:', '.announcementBar_'].map((text) =>
    sheet.indexOf(text),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
