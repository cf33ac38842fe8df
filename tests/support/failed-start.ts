import type {Locator, Page, Route} from '@playwright/test';

/** A page's own chunks, as opposed to the runtime and the main script. */
export const ownChunks = /\/assets\/js\/(?!main\.|runtime~main\.)/;

/** The error message of a page that couldn't be hydrated. */
export const failureBox = (page: Page): Locator => page.locator('#navigation-notice');

/**
 * Opens a page whose code fails to load. It reloads once and then shows the error message. `repair`
 * makes the code available again.
 */
export async function openWithoutCode(
  page: Page,
  address: string,
  fail: (route: Route) => Promise<void> = (route) => route.abort('connectionreset'),
  pattern: RegExp | string = ownChunks,
): Promise<{repair: () => Promise<void>; loads: () => number}> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route(pattern, fail);
  // The page may reload before it has loaded.
  await page.goto(address, {waitUntil: 'commit'});
  return {repair: () => page.unroute(pattern), loads: () => loads};
}
