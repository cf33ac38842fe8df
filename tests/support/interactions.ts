import {expect, type Page} from '@playwright/test';

/** Controls of a page's own content, with the maximum number of each. */
const ownControls: [selector: string, max: number][] = [
  ['.table-of-contents a', 3],
  ['main a.hash-link', 3],
  ['main details:not([open]) > summary', 3],
  ['main details[open] > summary', 2],
  ['main .tabs-container > label', 4],
  ['main article button', 4],
  ['aside summary', 3],
];

const colorSwitch: [selector: string, max: number][] = [
  ['nav[aria-label="Main"] [data-color-mode] button', 1],
  ['nav[aria-label="Main"] [data-color-mode] button', 1],
];

const mobileMenu: [selector: string, max: number][] = [
  ['button[aria-label="Toggle navigation bar"]', 1],
  ['.navbar-sidebar__back', 1],
  ['.navbar-sidebar__close', 1],
  ['.theme-announcement-bar button', 1],
];

/** Hovering over a link prefetches its page. */
const links = 'main article a';

const hover = (page: Page): Promise<void> =>
  page.locator(links).evaluateAll((all) => {
    for (const link of all.slice(0, 3))
      link.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
  });

/**
 * Uses the controls of a page by script, without a mouse. `tests/serving/browser/reader.ts` uses real input
 * on a few pages. With `thoroughly`, it also uses search, the color switch, and the mobile menu, which are the
 * same on every page.
 */
export async function interact(page: Page, {thoroughly}: {thoroughly: boolean}): Promise<void> {
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  if (thoroughly) await operateShell(page);
  await click(page, ownControls);
  await hover(page);
}

async function operateShell(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.insertText('privte offer');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/result/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.insertText('<img src=x onerror=alert(1)>');
  await page.keyboard.press('Escape');
  await click(page, colorSwitch);

  const size = page.viewportSize();
  await page.setViewportSize({width: 390, height: 844});
  await click(page, mobileMenu);
  if (size) await page.setViewportSize(size);
}

async function click(page: Page, targets: [selector: string, max: number][]): Promise<void> {
  for (const [selector, max] of targets)
    await page.locator(selector).evaluateAll((elements, limit) => {
      for (const element of elements.slice(0, limit)) (element as HTMLElement).click();
    }, max);
}
