import {expect, test, type Page, type Route} from '@playwright/test';
import {colourSwitch, saveData} from '../support/visit';

/** A page's own chunk, as opposed to the runtime and the main script. */
const ownChunks = /\/assets\/js\/(?!main\.|runtime~main\.)/;

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is gone': (route) => route.fulfill({status: 404, body: 'not found'}),
  'is cut off': (route) => route.abort('connectionreset'),
};

const box = (page: Page) => page.locator('.navigation-notice--failure');

async function expectRecovered(page: Page): Promise<void> {
  await expect(box(page)).toHaveCount(0);
  await page.mouse.move(200, 200);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

for (const address of ['/billing', '/api/create-offer']) {
  for (const [name, fail] of Object.entries(failures))
    test(`${address}: a file that ${name} reloads once, then shows Retry`, async ({page}) => {
      await saveData(page);
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
      });
      await page.route(ownChunks, fail);
      await page.goto(address);
      await page.mouse.move(300, 300);
      await expect.poll(() => loads).toBe(2);
      await page.waitForLoadState();
      await colourSwitch(page).click();
      await expect(box(page)).toBeVisible();
      await expect(box(page)).toContainText('Error');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(loads).toBe(2);

      await page.unroute(ownChunks);
      await box(page).getByRole('button', {name: 'Retry'}).click();
      await expectRecovered(page);
    });

  test(`${address}: offline before the first interaction, it recovers with the network`, async ({
    page,
    context,
  }) => {
    await page.goto(address);
    // The main script is in the cache by now, the page's own chunk isn't.
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.mouse.move(300, 300);
    await expect(box(page)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await context.setOffline(false);
    await expectRecovered(page);
  });
}
