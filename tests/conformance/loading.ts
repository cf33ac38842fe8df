import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {interact, saveData, visit} from '../support/visit';

/** The spinner of our theme or of Docusaurus. */
export const spinner = (page: Page): Locator => page.locator('#loader, [role="status"]').first();

async function chunksOf(page: Page, address: string): Promise<Set<string>> {
  const requested = new Set<string>();
  const listener = (request: {url: () => string}) => requested.add(request.url());
  page.on('request', listener);
  await visit(page, address);
  page.off('request', listener);
  return requested;
}

/**
 * Opens a page whose chunks aren't preloaded, so that the lazy-load wrapper shows its spinner. The client
 * preloads nothing for the address /api.html, and then renders /api. This happens on static hosts that
 * serve files under their own names. Our nginx redirects instead.
 *
 * The chunks of /api load after a call of `release`.
 */
export async function loadsThroughWrapper(page: Page): Promise<{release: () => void}> {
  await saveData(page);
  const shared = await chunksOf(page, '/');
  const own = await chunksOf(page, '/api');
  for (const url of shared) own.delete(url);

  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    if (own.has(route.request().url())) await released;
    await route.continue().catch(() => undefined);
  });
  await page.route('**/api.html', (route) =>
    route.fulfill({contentType: 'text/html', body: readFileSync('build/api.html', 'utf8')}),
  );
  await page.goto('/api.html', {waitUntil: 'domcontentloaded'});
  await interact(page);
  return {release};
}
