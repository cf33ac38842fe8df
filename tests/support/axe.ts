import {expect, type Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules about colors and layout, whose results can differ between widths and color modes. */
const layoutAndColorRules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];

interface Options {
  /** The part of the page to check. */
  within?: string;
  mode?: 'light' | 'dark';
  rules?: 'every rule' | 'layout and colors';
}

/** During a transition, axe would measure the contrast of a color in between. */
async function endTransitions(page: Page): Promise<void> {
  // The site's content security policy blocks style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, *::before, *::after {transition: none !important; animation: none !important;}',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** As a choice in another tab, so that React shows the images of the mode too. */
async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/**
 * Marks one visible text of each look. A page has thousands of texts, and their contrast takes axe most of its
 * time. A look is the names, classes, and colors of an element and of all elements around it.
 */
const markTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    /** A number per look. */
    const numbers = new Map<string, number>();
    const looks = new Map<Element, number>();
    const lookOf = (element: Element): number => {
      const known = looks.get(element);
      if (known !== undefined) return known;
      const outer = element.parentElement ? lookOf(element.parentElement) : 0;
      const {color, backgroundColor, backgroundImage, opacity, fontSize} =
        getComputedStyle(element);
      const own = [element.localName, element.getAttribute('class'), color, backgroundColor];
      const name = [outer, ...own, backgroundImage, opacity, fontSize].join(' ');
      const look = numbers.get(name) ?? numbers.size + 1;
      numbers.set(name, look);
      looks.set(element, look);
      return look;
    };
    const marked = new Set<number>();
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute('data-contrast');
      const hasText = [...element.childNodes].some(
        ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
      // Form fields show texts that aren't in the document.
      if (!(hasText || element.matches('input, select, textarea')) || !element.checkVisibility())
        continue;
      const look = lookOf(element);
      if (!marked.has(look)) element.setAttribute('data-contrast', '');
      marked.add(look);
    }
  });

/** What axe finds on an open page. */
export async function violations(
  page: Page,
  {within = 'html', mode, rules = 'every rule'}: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(() =>
      (window as unknown as {axe: typeof axe}).axe.configure({
        rules: [{id: 'color-contrast', selector: '[data-contrast]'}],
      }),
    );
    await endTransitions(page);
  }
  if (mode) await showMode(page, mode);
  await markTexts(page);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly:
      rules === 'every rule'
        ? {type: 'tag', values: tags}
        : {type: 'rule', values: layoutAndColorRules},
  };
  return page.evaluate(
    async ({context, runOptions}) => {
      const runner = (window as unknown as {axe: typeof axe}).axe;
      const results = await runner.run(context, runOptions);
      return results.violations.map(
        ({id, nodes}) => `${id} on ${nodes.length}, first ${nodes[0]?.target.join(' ')}`,
      );
    },
    {context: within, runOptions: options},
  );
}
