import {expect, type Page} from '@playwright/test';

/** What is clicked on a wide screen, and how many of each at most. */
const wide: [selector: string, most: number][] = [
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

const narrow: [selector: string, most: number][] = [
  ['button[aria-label="Toggle navigation bar"]', 1],
  ['.navbar-sidebar__back', 1],
  ['.navbar-sidebar__close', 1],
  ['.theme-announcement-bar button', 1],
];

/** What the pointer passes over, which fetches pages ahead. */
const passed = 'nav[aria-label="Main"] a, aside .menu__link, main article a, footer a';
const passedAtMost = 12;

/**
 * Uses everything a page has, mostly inside the page and without a mouse, so that every page of the
 * site can be used in a second; `tests/serving/browser/reader.ts` does it by hand on a few. Returns
 * the number of interactions. What is the same on every page and takes long, the search's index and the
 * narrow menu, is used `thoroughly` only.
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
  done += await page.locator(passed).evaluateAll((links, most) => {
    const some = links.slice(0, most);
    for (const link of some) link.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
    return some.length;
  }, passedAtMost);

  if (!thoroughly) return done;
  const size = page.viewportSize();
  await page.setViewportSize({width: 390, height: 844});
  done += 1 + (await click(page, narrow));
  if (size) await page.setViewportSize(size);
  return done;
}

const click = (page: Page, targets: [selector: string, most: number][]): Promise<number> =>
  page.evaluate(async (list) => {
    let clicks = 0;
    for (const [selector, most] of list) {
      for (const element of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, most)) {
        element.click();
        clicks += 1;
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    return clicks;
  }, targets);
