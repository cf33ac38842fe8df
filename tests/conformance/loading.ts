import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {giveSign, saveData, visit} from '../support/visit';

/** The spinner of the published theme, or of the framework beneath it. */
export const spinner = (page: Page): Locator => page.locator('#loader, [role="status"]').first();

async function chunksOf(page: Page, address: string): Promise<Set<string>> {
  const asked = new Set<string>();
  const listener = (request: {url: () => string}) => asked.add(request.url());
  page.on('request', listener);
  await visit(page, address);
  page.off('request', listener);
  return asked;
}

/**
 * Opens a page whose chunks were not loaded before it is drawn, so that the lazy-load wrapper
 * shows what it shows meanwhile: the client meets /api.html, for which it loads nothing ahead,
 * and draws /api. A static host that serves files under their own names does the same; our nginx redirects.
 *
 * The chunks of /api stay away until `release`.
 */
export async function loadsThroughWrapper(page: Page): Promise<{release: () => void}> {
  await saveData(page);
  const elsewhere = await chunksOf(page, '/');
  const own = await chunksOf(page, '/api');
  for (const url of elsewhere) own.delete(url);

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
  await giveSign(page);
  return {release};
}
