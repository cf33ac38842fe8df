import {expect, type Locator, type Page} from '@playwright/test';

/** Opens a page and waits until it answers to the reader. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/**
 * Opens a page and leaves it as most readers see it: not hydrated, because its scripts wait for the
 * first interaction. Don't use it for an address with a query or a fragment, for search, or for the
 * not-found page: those hydrate right away. So does a tab in which the mouse was used before.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
}

/** The sign of a reader that the page's scripts wait for. */
export const giveSign = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('pointermove')));

/** Gives the page that sign and waits until its scripts run. */
export async function ready(page: Page): Promise<void> {
  await giveSign(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export const announcement = (page: Page): Locator => page.locator('.theme-announcement-bar');

export const colourSwitch = (page: Page): Locator =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /switch between dark and light mode/i});

export const colourMode = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-theme');

export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

export const hamburger = (page: Page): Locator =>
  page.getByRole('button', {name: 'Toggle navigation bar'});

export const sideMenu = (page: Page): Locator => page.locator('.navbar-sidebar');

/** A link by its label; the theme adds "(opens in new tab)" to outside ones. */
export const linkNamed = (within: Locator, label: string): Locator =>
  within.getByRole('link', {
    name: new RegExp(
      `^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\s*\\(opens in new tab\\))?$`,
    ),
  });

/** Lets the client's router meet an address without asking the server for it. */
export async function navigateOnClient(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.history.pushState(null, '', '/somewhere-else');
    window.history.back();
  }, address);
}

/** Keeps requests for page chunks waiting from now on; the returned function lets them go. */
export async function holdChunks(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Makes the browser report a connection on which nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await reportConnection(page, {effectiveType: '4g', saveData: true});
}

export async function reportConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {configurable: true, value});
  }, connection);
}
