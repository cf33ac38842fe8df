import type {Page} from '@playwright/test';

// A shift below 0.001 comes from rounding during hydration and moves nothing by a pixel.
const visibleShift = 0.001;

/** Layout shifts are added up here. */
type Shifted = Window & {shifted?: number};

/** Adds up layout shifts, from the next load on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = window as Shifted;
    total.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total.shifted = (total.shifted ?? 0) + entry.value;
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Whether anything moved between the first paint and now. */
export async function hasShifted(page: Page): Promise<boolean> {
  await page.evaluate(() => document.fonts.ready);
  const shifted = await page.evaluate(() => (window as Shifted).shifted ?? NaN);
  return !(shifted <= visibleShift);
}
