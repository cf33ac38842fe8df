import type {Page} from '@playwright/test';

/** The first elements beyond the right edge, if the page scrolls sideways. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = Array.from(document.body.querySelectorAll('*'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.classList.value}`);
    return [`scrolls sideways: ${wide.slice(0, 5).join(', ')}`];
  });
