import {expect, test, type Page, type Route} from '@playwright/test';
import {failureBox, openWithoutCode} from '../support/failed-start';
import {colourSwitch} from '../support/visit';

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is gone': (route) => route.fulfill({status: 404, body: 'not found'}),
  'is cut off': (route) => route.abort('connectionreset'),
};

async function expectRecovered(page: Page): Promise<void> {
  await expect(failureBox(page)).toHaveCount(0);
  // The box closes before the reload, and only the reloaded page can start.
  await expect(async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-has-hydrated', 'true', {timeout: 1_000});
  }).toPass({timeout: 15_000});
}

for (const address of ['/billing', '/api/create-offer']) {
  for (const [name, fail] of Object.entries(failures))
    test(`${address}: a file that ${name} reloads once, then shows Retry`, async ({page}) => {
      const {repair, loads} = await openWithoutCode(page, address, fail);
      await colourSwitch(page).click();
      const box = failureBox(page);
      await expect(box).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(loads()).toBe(2);

      await repair();
      await box.getByRole('button', {name: 'Retry'}).click();
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
    await expect(failureBox(page)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await context.setOffline(false);
    await expectRecovered(page);
  });
}
