import type {Page} from '@playwright/test';

/** Marks the document, so that a test can tell a client-side navigation from a full load. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, {isSameDocument: true});
  });

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'isSameDocument' in window);

/** Where the target of the address is: pixels between the navbar and the target's top. */
export const targetOffset = (
  page: Page,
  id: string,
): Promise<{offset: number; isInView: boolean; isAtEnd: boolean} | undefined> =>
  page.evaluate((target) => {
    const element = document.getElementById(target);
    const navbar = document.querySelector('.navbar');
    if (!element || !navbar) return undefined;
    const {top} = element.getBoundingClientRect();
    const {scrollHeight, clientHeight} = document.documentElement;
    return {
      offset: top - navbar.getBoundingClientRect().bottom,
      isInView: top >= 0 && top < clientHeight,
      isAtEnd: window.scrollY + clientHeight >= scrollHeight - 2,
    };
  }, id);
