/** The controls of the page's frame before hydration, after it, and after client-side navigation. */
import {expect, test, type Page} from '@playwright/test';
import {templates} from '../support/templates';
import {
  announcement,
  colorMode,
  colorSwitch,
  navigateOnClient,
  openUnhydrated,
  ready,
  visit,
} from '../support/visit';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
/** The dialog has another field once its results can be loaded. */
const field = (page: Page) => dialog(page).getByPlaceholder('Search docs');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

type Use = () => Promise<void>;

async function useInEachPhase(page: Page, address: string, use: Use): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await test.step('before hydration', async () => {
    await openUnhydrated(page, address);
    await use();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
  await test.step('after hydration', async () => {
    await ready(page);
    await use();
  });
  await test.step('after client-side navigation', async () => {
    await navigateOnClient(page, '/sdks');
    await expect(page.getByRole('heading', {level: 1, name: 'SDKs'})).toBeVisible();
    await navigateOnClient(page, address);
    await expect(page.getByRole('heading', {level: 1, name: 'SDKs'})).toHaveCount(0);
    await use();
  });
  expect(errors).toEqual([]);
}

test('search opens, closes, and takes 64 characters', async ({page}) => {
  await useInEachPhase(page, templates.overview, async () => {
    await page.getByRole('button', {name: 'Search docs'}).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText('z'.repeat(70));
    await expect(field(page)).toHaveValue('z'.repeat(64));
    await field(page).fill('');
    await page.mouse.click(5, 500);
    await expect(dialog(page)).toBeHidden();

    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
    }
    // Right after Escape, the dialog hasn't reported yet that it's closed.
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+Shift+K');
    await expect(dialog(page)).toBeHidden();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.mouse.wheel(0, -1000);
  });
});

test('text in the search field stays while the page is hydrated', async ({page}) => {
  await openUnhydrated(page, templates.operation);
  await page.keyboard.press('/');
  await page.keyboard.type('refund');
  await ready(page);
  const box = dialog(page).getByRole('combobox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('refund');
  await page.keyboard.type(' a payment');
  await expect(box).toHaveValue('refund a payment');
});

test('the color mode switches', async ({page}) => {
  await useInEachPhase(page, templates.operation, async () => {
    for (const mode of ['dark', 'light']) {
      await colorSwitch(page).click();
      expect(await colorMode(page)).toBe(mode);
      expect(await stored(page, 'theme')).toBe(mode);
    }
  });
});

for (const [phase, arrive] of Object.entries({
  'before hydration': openUnhydrated,
  'after hydration': visit,
  'after client-side navigation': async (page: Page, address: string) => {
    await visit(page, '/sdks');
    await navigateOnClient(page, address);
    await expect(page.getByRole('heading', {level: 1, name: 'SDKs'})).toHaveCount(0);
  },
}))
  test(`the announcement closes ${phase}, and stays closed`, async ({page}) => {
    await arrive(page, templates.guide);
    await announcement(page).getByRole('button', {name: 'Close'}).click();
    await expect(announcement(page)).toBeHidden();
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
    await ready(page);
    await navigateOnClient(page, templates.operation);
    await expect(page.locator('.sample').first()).toBeVisible();
    await expect(announcement(page)).toBeHidden();
    await visit(page, templates.operation);
    await expect(announcement(page)).toBeHidden();
  });

test('the list of sections closes on a click, a key, and a move of the focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await useInEachPhase(page, templates.concept, async () => {
    const sections = page.getByRole('navigation', {name: 'On this page'}).locator('details');
    for (const close of [
      () => announcement(page).click({position: {x: 2, y: 2}}),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('link', {name: 'Home'}).first().focus(),
      () => sections.getByRole('link').first().click(),
    ]) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await sections.locator('summary').click();
      await expect(sections).toHaveAttribute('open');
      await close();
      await expect(sections).not.toHaveAttribute('open');
    }
  });
});

for (const [platform, keys] of [
  ['MacIntel', '⌘K'],
  ['Win32', 'Ctrl K'],
] as const) {
  test(
    `the search button shows the shortcut of ${platform} without a layout shift`,
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
