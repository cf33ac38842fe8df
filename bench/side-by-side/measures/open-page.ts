import type {Browser, BrowserContextOptions, CDPSession, Page} from '@playwright/test';

export const phone = {viewport: {width: 390, height: 823}, isMobile: true, hasTouch: true};
export const desktop = {viewport: {width: 1280, height: 823}, hasTouch: true};

/** What `observePage` has seen. */
export type Seen = {firstMs: number; largestMs: number; shift: number; longestTaskMs: number};

/** `reportPaint` gets the milliseconds since the first paint. */
type Observed = {seen?: Seen; reportPaint?: (lateMs: number) => void};

/** Runs in the page from its start. */
function observePage(): void {
  const seen: Seen = {firstMs: 0, largestMs: 0, shift: 0, longestTaskMs: 0};
  type Entry = PerformanceEntry & {value: number; hadRecentInput: boolean};
  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((all) => (all.getEntries() as Entry[]).forEach(note)).observe({type});
  observe('largest-contentful-paint', ({startTime}) => (seen.largestMs = startTime));
  observe('longtask', ({duration: ms}) => (seen.longestTaskMs = Math.max(seen.longestTaskMs, ms)));
  observe('layout-shift', ({value, hadRecentInput}) => (seen.shift += hadRecentInput ? 0 : value));
  observe('paint', ({name, startTime}) => {
    if (name !== 'first-contentful-paint') return;
    seen.firstMs = startTime;
    (globalThis as Observed).reportPaint?.(performance.now() - startTime);
  });
  Object.assign(globalThis, {seen});
}

export async function seenBy(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => (globalThis as Observed).seen);
  if (!seen) throw new Error(`${page.url()} wasn't observed.`);
  return seen;
}

/** Opens an empty page with an empty cache, on a machine that's `slowdown` times as slow. */
export async function withPage<Result>(
  browser: Browser,
  {slowdown, ...device}: BrowserContextOptions & {slowdown: number},
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    // esbuild's output calls a helper that the page doesn't have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observePage);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** As on a slow phone. */
export const quarterOfTheCpu = 4;

/** The first number that the page passes to a function of that name. */
export async function reported(page: Page, name: string): Promise<() => Promise<number>> {
  let resolve: (ms: number) => void = () => undefined;
  const number = new Promise<number>((first) => (resolve = (ms) => first(Math.round(ms))));
  await page.exposeFunction(name, resolve);
  return () => number;
}
