// cspell:ignore Face
import type {Page} from '@playwright/test';
import {visit} from '../../support/visit';

/** The widths at which the layout changes, and adjacent ones. */
export const widths = [1440, 1140, 1024, 997, 996, 768, 390];

export const modes = ['light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/** Opens a page in a color mode and without animations, so that measurements don't depend on time. */
export async function show(page: Page, address: string, mode: Mode = 'light'): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  await visit(page, address);
}

/** Changes the colors of an open page. Themed images keep the mode in which the page was opened. */
export const setMode = (page: Page, mode: Mode): Promise<void> =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);

/**
 * Loads our fonts even on a slow machine. The site's style sheet gives up on a font after 100 ms, so
 * screenshots would depend on time.
 */
export const loadFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => ({rule, base: sheet.href ?? document.baseURI})),
    );
    for (const {rule, base} of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const file = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (!file) continue;
      const font = new FontFace(
        rule.style.getPropertyValue('font-family').replaceAll(/["']/g, ''),
        `url("${new URL(file, base).href}")`,
        {weight: rule.style.getPropertyValue('font-weight')},
      );
      document.fonts.add(await font.load());
    }
  });
