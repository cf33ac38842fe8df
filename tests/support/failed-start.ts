import type {Locator, Page, Route} from '@playwright/test';
import {giveSign, saveData} from './visit';

/** A page's own chunks, as opposed to the runtime and the main script. */
const ownChunks = /\/assets\/js\/(?!main\.|runtime~main\.)/;

/** The red box of a page that couldn't start. */
export const failureBox = (page: Page): Locator => page.locator('.navigation-notice--failure');

/**
 * Opens a page whose own code doesn't arrive, and interacts with it. The page reloads once, and the
 * next interaction shows the red box. The returned function brings the code back.
 */
export async function openWithoutCode(
  page: Page,
  address: string,
  fail: (route: Route) => Promise<void> = (route) => route.abort('connectionreset'),
): Promise<{repair: () => Promise<void>; loads: () => number}> {
  await saveData(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route(ownChunks, fail);
  await page.goto(address);
  const reloaded = page.waitForEvent('load');
  await giveSign(page);
  await reloaded;
  return {repair: () => page.unroute(ownChunks), loads: () => loads};
}
