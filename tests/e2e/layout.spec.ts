import {expect, test, type Page} from '@playwright/test';
import {inParts, representativePages} from '../support/pages';
import {ready} from '../support/visit';
import {watch} from '../support/watch-page';

const widths = [390, 996, 1440];

/** The first elements that extend beyond the right edge, if the page overflows. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.classList.value}`)
      .slice(0, 5);
  });

// A shift below 0.001 comes from rounding during hydration and moves nothing by a pixel.
const visibleShift = 0.001;

async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (window as unknown as {shifted?: number}).shifted ?? NaN);
}

// `phone-sweep.spec.ts` opens every page.
for (const [index, pages] of inParts([...representativePages(2), '/no-such-page'], 25).entries()) {
  test(`pages load clean, without overflow or layout shift, part ${index + 1}`, async ({page}) => {
    const errors = watch(page);
    test.setTimeout(pages.length * 60_000);
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
      // Each page is loaded at one width and checked at all three.
      const loadedAt = widths[turn % widths.length] ?? 390;
      await page.setViewportSize({width: loadedAt, height: 900});
      let shift = await shiftOf(page, address);
      // On a busy machine the font can arrive late, so only a shift that comes again counts.
      if (shift > visibleShift) shift = await shiftOf(page, address);
      if (shift > visibleShift) problems.push(`${address} at ${loadedAt} px: shifted by ${shift}`);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        const wide = await overflow(page);
        if (wide.length > 0) problems.push(`${address} at ${width} px: ${wide.join(', ')}`);
      }
    }
    // The not-found page reports its own 404.
    const unexpected = errors.filter((problem) => !problem.includes('/no-such-page'));
    expect([...problems, ...unexpected]).toEqual([]);
  });
}

test('style sheets are in order: framework, ours, theme components', async ({page}) => {
  await page.goto('/');
  const address = await page.locator('link[rel=preload][as=style]').getAttribute('href');
  const sheet = await (await page.request.get(address ?? '')).text();
  // A rule of Infima, one of our tokens, and a rule of a theme component.
  const positions = ['.container{', '--color-bg:', '.announcementBar_'].map((text) =>
    sheet.indexOf(text),
  );
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});
