import {expect, type Locator, type Page} from '@playwright/test';
import {waitLimit} from './limits';

/** Opens a page and waits until it's hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/**
 * Opens a page and keeps it unhydrated until the first interaction. With data saver on, nothing else
 * starts the scripts.
 */
export async function openUnhydrated(page: Page, address: string): Promise<void> {
  await saveData(page);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
}

/** An action that starts the page's scripts, even with data saver on. */
export const interact = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('focusin')));

/** Starts the page's scripts and waits until the page is hydrated. */
export async function ready(page: Page): Promise<void> {
  // Repeated, because the page may be about to reload and the new one needs an interaction too.
  await page.waitForFunction(
    () => {
      window.dispatchEvent(new Event('focusin'));
      return document.documentElement.dataset.hasHydrated === 'true';
    },
    undefined,
    {polling: 100, timeout: waitLimit},
  );
}

export const announcement = (page: Page): Locator => page.locator('.theme-announcement-bar');

export const colorSwitch = (page: Page): Locator =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /switch between dark and light mode/i});

export const colorMode = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-theme');

export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

export const hamburger = (page: Page): Locator =>
  page.getByRole('button', {name: 'Toggle navigation bar'});

export const sideMenu = (page: Page): Locator => page.locator('.navbar-sidebar');

/** A link by its label. The theme adds "(opens in new tab)" to external links. */
export const linkNamed = (within: Locator, label: string): Locator =>
  within.getByRole('link', {
    name: new RegExp(
      `^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\s*\\(opens in new tab\\))?$`,
    ),
  });

/** Navigates with the client-side router, without a request to the server. */
export async function navigateOnClient(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.history.pushState(null, '', '/somewhere-else');
    window.history.back();
  }, address);
}

/** Delays requests for page chunks until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Makes the browser report that data saver is on. */
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
