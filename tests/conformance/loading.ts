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
 * and draws /api. A server without redirects to clean addresses does the same.
 *
 * The chunks of /api stay away until `release`, or break on `fail`.
 */
export async function loadsThroughWrapper(
  page: Page,
): Promise<{release: () => void; fail: () => void}> {
  await saveData(page);
  const elsewhere = await chunksOf(page, '/');
  const own = await chunksOf(page, '/api');
  for (const url of elsewhere) own.delete(url);

  type Outcome = 'continue' | 'abort';
  let settle: (outcome: Outcome) => void = () => undefined;
  let outcome = new Promise<Outcome>((resolve) => (settle = resolve));
  await page.route('**/assets/js/**', async (route) => {
    if (!own.has(route.request().url())) return route.continue();
    return (await outcome) === 'abort' ? route.abort() : route.continue().catch(() => undefined);
  });
  await page.route('**/api.html', (route) =>
    route.fulfill({contentType: 'text/html', body: readFileSync('build/api.html', 'utf8')}),
  );
  await page.goto('/api.html', {waitUntil: 'domcontentloaded'});
  await giveSign(page);
  const end = (value: Outcome) => {
    settle(value);
    outcome = Promise.resolve(value);
  };
  return {release: () => end('continue'), fail: () => end('abort')};
}
