import {expect, type Locator, type Page} from '@playwright/test';
import {waitLimit} from './limits';

/** Opens a page and waits until it's hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Pages whose main script is held, and how to let it arrive. */
const unhydrated = new WeakMap<Page, () => void>();

/** Opens a page and keeps it unhydrated until `ready` is called. */
export async function openUnhydrated(page: Page, address: string): Promise<void> {
  if (!unhydrated.has(page)) unhydrated.set(page, await hold(page, '**/assets/js/main*.js'));
  // The other events wait for the script.
  await page.goto(address, {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState === 'interactive');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
}

/** Waits until the page is hydrated. */
export async function ready(page: Page): Promise<void> {
  unhydrated.get(page)?.();
  unhydrated.delete(page);
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    {timeout: waitLimit},
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

/** The open panel of the menu on phones. The site's links, which are first in the page, open above the sidebar. */
export const sideMenu = (page: Page): Locator => page.locator('.menu-panel:popover-open').first();

export const backToMainMenu = (page: Page): Locator =>
  page.getByRole('button', {name: 'Back to main menu'});

export const closeMenu = (page: Page): Locator =>
  sideMenu(page).getByRole('button', {name: 'Close navigation bar'});

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

/** Delays requests until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Delays requests for page chunks until the returned function is called. */
export const holdChunks = (page: Page): Promise<() => void> => hold(page, '**/assets/js/**');

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
