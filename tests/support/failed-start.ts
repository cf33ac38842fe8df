import type {Locator, Page, Route} from '@playwright/test';
import {interact, saveData} from './visit';

/** A page's own chunks, as opposed to the runtime and the main script. */
const ownChunks = /\/assets\/js\/(?!main\.|runtime~main\.)/;

/** The error message of a page that couldn't be hydrated. */
export const failureBox = (page: Page): Locator => page.locator('.navigation-notice--failure');

/**
 * Opens a page whose code fails to load, and interacts with it. The page reloads once, and the next
 * interaction shows the error message. `repair` makes the code available again.
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
  await interact(page);
  await reloaded;
  return {repair: () => page.unroute(ownChunks), loads: () => loads};
}
