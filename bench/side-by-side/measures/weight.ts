import type {Browser} from '@playwright/test';
import type {ServedSite} from '../../../tools/lib/serve-sites';
import {watchRequests, weigh, type Weight, withoutPrefetch} from '../../../tools/lib/page-requests';

export type PageWeight = {
  /** Requested before the first paint, so it competes for bandwidth with visible content. */
  beforePaint: Weight;
  /** Without any interaction. */
  untouched: Weight;
  /** After the first interaction, when all scripts have loaded. */
  inAll: Weight;
};

/** Long enough for scripts that wait for an idle moment at a quarter of the CPU. */
const settleMs = 4000;

/** Loads a page as on a phone with a slow connection, with the conditions that Lighthouse simulates. */
export async function pageWeight(
  browser: Browser,
  {origin, root}: ServedSite,
  path: string,
): Promise<PageWeight> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}, isMobile: true});
  try {
    const page = await context.newPage();
    await withoutPrefetch(page);
    const session = await context.newCDPSession(page);
    const requests = await watchRequests(session, root);
    let painted = Infinity;
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', {enabled: true});
    session.on('Page.lifecycleEvent', ({name, timestamp}) => {
      // Ignore the paint of the initial empty page.
      if (name === 'firstContentfulPaint' && requests.length > 0) painted = timestamp;
    });
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await page.goto(`${origin}/${path}`, {waitUntil: 'load', timeout: 30_000});
    await page.waitForTimeout(settleMs);
    const beforePaint = weigh(requests.filter(({began}) => began < painted));
    const untouched = weigh(requests);
    // The edge of the page, where there are no links.
    await page.mouse.move(3, 400);
    await page.mouse.move(2, 420);
    await page.waitForTimeout(settleMs);
    return {beforePaint, untouched, inAll: weigh(requests)};
  } finally {
    await context.close();
  }
}
