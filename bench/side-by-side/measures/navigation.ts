import type {Browser, Page} from '@playwright/test';
import type {ServedSite} from '../../../tools/lib/serve-sites';
import {watchRequests, weigh, withoutPrefetch} from '../../../tools/lib/page-requests';
import {undisturbed} from './undisturbed';

export type NavigationFigures = {
  /** From the click to the frame that shows the next page's title, at a quarter of the CPU. */
  clickToPaintMs: number;
  /** The same at full speed. */
  atFullSpeedMs: number;
  /** Half of the rounds were this close together, in percent of the median, at the worse speed. */
  spread?: number;
  /** What that frame needs in addition to the previous page's files. */
  kilobytes: number;
};

type Journey = {from: string; to: string; title: string};

/** Hover time before the click, which engines with prefetching use. */
const restMs = 200;

/**
 * Measures client-side navigation and full page loads in the same way. It runs in every document and uses
 * a clock that all documents share.
 */
function stopWatch(title: string): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    (event) => sessionStorage.setItem('began', String(performance.timeOrigin + event.timeStamp)),
    {capture: true},
  );
  const look = () => {
    const heading = document.querySelector('h1')?.textContent?.replaceAll('\u200b', '').trim();
    if (sessionStorage.getItem('began') && heading === title)
      setTimeout(() => sessionStorage.setItem('ended', String(now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const timeoutMs = 30_000;

/** Polls from outside the page, because our policy forbids `eval` and the document may be replaced meanwhile. */
async function until(page: Page, expression: string): Promise<void> {
  const limit = Date.now() + timeoutMs;
  while (!(await page.evaluate<unknown>(expression).catch(() => false))) {
    if (Date.now() > limit) throw new Error(`${page.url()}: never ${expression}`);
    await page.waitForTimeout(50);
  }
}

type Site = {served: ServedSite; ready: string};

/** A quarter of the CPU, as on a slow phone. */
export const slow = 4;
export const full = 1;

/** Opens the next page in the sidebar. Returns the start, the end, and the requests. */
async function step(
  browser: Browser,
  {served: {origin, root}, ready}: Site,
  {from, to, title}: Journey,
  slowdown: number,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
) {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    const page = await context.newPage();
    await prepare(page);
    // esbuild's output calls a helper that the page doesn't have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(stopWatch, title);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(`${origin}/${from}`, {waitUntil: 'load'});
    // Scripts may wait for the first interaction.
    await page.mouse.move(640, 450);
    await page.mouse.move(642, 455);
    await until(page, ready);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);

    const requests = await watchRequests(session, root);
    const link = page.locator(`:is(aside, nav) a[href="/${to}"]`).filter({visible: true}).first();
    await link.hover({timeout: 10_000});
    await page.waitForTimeout(restMs);
    await page.mouse.down();
    await page.mouse.up();
    await until(page, `sessionStorage.getItem('ended')`);
    const [began = 0, ended = 0] = await page.evaluate(() =>
      ['began', 'ended'].map((key) => Number(sessionStorage.getItem(key))),
    );
    return {began, ended, requests: requests.filter(({beganAt}) => beganAt < ended)};
  } finally {
    await context.close();
  }
}

/** Returns milliseconds, with prefetching. */
export async function timeStep(
  browser: Browser,
  site: Site,
  journey: Journey,
  slowdown: number,
): Promise<number> {
  const {began, ended} = await undisturbed(() => step(browser, site, journey, slowdown));
  return Math.round(ended - began);
}

/** Returns kilobytes without prefetching, because prefetched files would be missing from the count. */
export async function weighStep(browser: Browser, site: Site, journey: Journey): Promise<number> {
  const {requests} = await step(browser, site, journey, full, withoutPrefetch);
  const {total, prefetched} = weigh(requests);
  return Math.round((total + prefetched) * 10) / 10;
}
