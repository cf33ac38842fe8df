import {expect, test} from '@playwright/test';
import {ready} from '../support/visit';

/** What a reader sees who only reads: the scripts wait for the first interaction. */
for (const [platform, keys] of [
  ['MacIntel', '⌘K'],
  ['Win32', 'Ctrl K'],
] as const) {
  test(`the search button names the keys of ${platform}, without moving anything`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', {value});
    }, platform);
    await page.goto('/billing');
    const shown = page.locator('nav[aria-label="Main"] kbd span:visible');
    await expect(shown).toHaveText(keys);
    const before = await shown.boundingBox();
    await ready(page);
    await expect(shown).toHaveText(keys);
    expect(await shown.boundingBox()).toEqual(before);
  });
}
