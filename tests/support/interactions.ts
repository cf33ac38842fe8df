import {expect, type Page} from '@playwright/test';

/** What to click on a wide screen, with the maximum number of each. */
const wide: [selector: string, max: number][] = [
  ['nav[aria-label="Main"] button[title$=" mode"]', 1],
  ['nav[aria-label="Main"] button[title$=" mode"]', 1],
  ['.table-of-contents a', 3],
  ['main a.hash-link', 3],
  ['main details:not([open]) > summary', 3],
  ['main details[open] > summary', 2],
  ['main [role="tab"]', 4],
  ['main article button', 4],
  ['aside .menu__caret, aside .menu__link--sublist-caret', 6],
];

const narrow: [selector: string, max: number][] = [
  ['button[aria-label="Toggle navigation bar"]', 1],
  ['.navbar-sidebar__back', 1],
  ['.navbar-sidebar__close', 1],
  ['.theme-announcement-bar button', 1],
];

/** Links to hover over, which prefetches their pages. */
const hovered = 'nav[aria-label="Main"] a, aside .menu__link, main article a, footer a';
const maxHovered = 12;

/**
 * Uses every control of a page, mostly by script and without a mouse, so that a page takes about a second.
 * `tests/serving/browser/reader.ts` uses real input on a few pages. Returns the number of interactions.
 * With `thoroughly`, it also uses search results and the mobile menu, which are slow and the same on every page.
 */
export async function interact(page: Page, {thoroughly}: {thoroughly: boolean}): Promise<number> {
  let done = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    done += 1;
  };
  const type = async (text: string) => {
    await page.keyboard.insertText(text);
    done += 1;
  };

  await press('End');
  await press('Home');
  await press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await press('ArrowDown');
  if (thoroughly) {
    await type('privte offer');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/result/);
    await press('ArrowDown');
    await type('<img src=x onerror=alert(1)>');
  }
  await press('Escape');

  done += await click(page, wide);
  done += await page.locator(hovered).evaluateAll((links, max) => {
    const some = links.slice(0, max);
    for (const link of some) link.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
    return some.length;
  }, maxHovered);

  if (!thoroughly) return done;
  const size = page.viewportSize();
  await page.setViewportSize({width: 390, height: 844});
  done += 1 + (await click(page, narrow));
  if (size) await page.setViewportSize(size);
  return done;
}

const click = (page: Page, targets: [selector: string, max: number][]): Promise<number> =>
  page.evaluate(async (list) => {
    let clicks = 0;
    for (const [selector, max] of list) {
      for (const element of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, max)) {
        element.click();
        clicks += 1;
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    return clicks;
  }, targets);
