import type {Page} from '@playwright/test';

/** Marks the document, so that a test can tell a client-side navigation from a full load. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, {isSameDocument: true});
  });

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'isSameDocument' in window);

/** The distance, in pixels, between the navbar and a target, and whether the page can scroll further. */
export const targetOffset = (
  page: Page,
  id: string,
): Promise<{offset: number; isInView: boolean; isAtEnd: boolean} | undefined> =>
  page.evaluate((target) => {
    const element = document.getElementById(target);
    const navbar = document.querySelector('.navbar');
    if (!element || !navbar) return undefined;
    const {top} = element.getBoundingClientRect();
    // Bars with the page's sections stick to the navbar. A hidden bar has no height.
    const bars = [navbar, ...document.querySelectorAll('.section-bar, .theme-doc-toc-mobile')].map(
      (bar) => bar.getBoundingClientRect(),
    );
    const stuck = bars.filter((bar) => bar.top <= (bars[0]?.bottom ?? 0) + 1);
    const {scrollHeight, clientHeight} = document.documentElement;
    return {
      offset: top - Math.max(...stuck.map(({bottom}) => bottom)),
      isInView: top >= 0 && top < clientHeight,
      isAtEnd: window.scrollY + clientHeight >= scrollHeight - 2,
    };
  }, id);
