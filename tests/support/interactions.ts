import type {Page} from '@playwright/test';

/**
 * Uses everything a page has, inside the page and without waiting, so that every page of the site can
 * be used in a second. `tests/serving/browser/reader.ts` does it with a mouse on a few pages.
 * Returns how many interactions there were.
 */
export async function useQuickly(page: Page): Promise<number> {
  const wide = await page.evaluate(async () => {
    let done = 0;
    const pause = (milliseconds = 0) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const act = async (interaction: () => void) => {
      interaction();
      done += 1;
      await pause();
    };
    const press = (key: string, options: KeyboardEventInit = {}) =>
      act(() => {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, ...options}));
      });
    /** The first few: one of each kind is what a reader tries. */
    const click = async (selector: string, most: number) => {
      for (const element of all(selector).slice(0, most)) await act(() => element.click());
    };
    const type = (text: string) =>
      act(() => {
        const box = document.activeElement as HTMLInputElement;
        const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        if (!(box instanceof HTMLInputElement)) throw new Error('the search box has no focus');
        set?.call(box, text);
        box.dispatchEvent(new Event('input', {bubbles: true}));
      });

    const colour = 'nav[aria-label="Main"] button[aria-label*="dark and light mode"]';
    await click(colour, 1);
    await click(colour, 1);
    await act(() => scrollTo(0, document.body.scrollHeight));
    await act(() => scrollTo(0, 0));
    await click('.table-of-contents a', 3);
    await click('main a.hash-link', 3);
    await click('main details:not([open]) > summary', 3);
    await click('main details[open] > summary', 2);
    await click('main [role="tab"]', 4);
    await click('main article button', 4);
    await press('Escape');
    await click('aside .menu__caret, aside .menu__link--sublist-caret', 4);
    for (const link of all('nav[aria-label="Main"] a, aside .menu__link').slice(0, 8))
      await act(() => link.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})));

    await press('k', {ctrlKey: true});
    // The dialog is fetched when it is first asked for.
    for (let tries = 0; tries < 100 && !document.querySelector('dialog input, [role="dialog"] input'); tries += 1)
      await pause(20);
    document.querySelector<HTMLElement>('[role="dialog"] input, dialog input')?.focus();
    await type('privte offer');
    for (let tries = 0; tries < 100 && !document.querySelector('[role="option"]'); tries += 1)
      await pause(20);
    await press('ArrowDown');
    await press('ArrowDown');
    await press('ArrowUp');
    await type('zzqx<img src=x onerror=alert(1)>');
    await pause(50);
    await press('Escape');
    await press('Escape');
    return done;
  });
  const size = page.viewportSize();
  await page.setViewportSize({width: 390, height: 844});
  const narrow = await page.evaluate(async () => {
    let done = 1;
    for (const selector of [
      'button[aria-label="Toggle navigation bar"]',
      '.navbar-sidebar__back',
      '.navbar-sidebar__close',
      '.theme-announcement-bar button',
    ]) {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) continue;
      element.click();
      done += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return done;
  });
  if (size) await page.setViewportSize(size);
  return wide + narrow;
}
