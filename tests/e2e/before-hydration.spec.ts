import {expect, test} from '@playwright/test';
import {openUnhydrated, ready} from '../support/visit';

for (const [platform, keys] of [
  ['MacIntel', '⌘K'],
  ['Win32', 'Ctrl K'],
] as const) {
  test(
    `the search button shows the shortcut of ${platform} before hydration, without a layout shift`,
    {tag: '@nightly'},
    async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'platform', {value});
      }, platform);
      await openUnhydrated(page, '/billing');
      const shown = page.locator('nav[aria-label="Main"] kbd span:visible');
      await expect(shown).toHaveText(keys);
      const before = await shown.boundingBox();
      await ready(page);
      await expect(shown).toHaveText(keys);
      expect(await shown.boundingBox()).toEqual(before);
    },
  );
}
