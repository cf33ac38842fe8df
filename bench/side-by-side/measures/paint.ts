import type {Browser} from '@playwright/test';

export type PaintFigures = {
  /** From the start of the navigation, with the connection and its encryption. */
  firstMs: number;
  largestMs: number;
};

/** Long enough for a larger paint after the load event. */
const settleMs = 1500;

/** When a phone at a quarter of the CPU has painted a page that it opens for the first time. */
export async function timePaint(browser: Browser, address: string): Promise<PaintFigures> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}, isMobile: true});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForTimeout(settleMs);
    const [firstMs, largestMs] = await page.evaluate(
      () =>
        new Promise<[number, number]>((resolve) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          new PerformanceObserver((list) =>
            resolve([first?.startTime ?? 0, list.getEntries().at(-1)?.startTime ?? 0]),
          ).observe({type: 'largest-contentful-paint', buffered: true});
        }),
    );
    return {firstMs: Math.round(firstMs), largestMs: Math.round(largestMs)};
  } finally {
    await context.close();
  }
}
