import {AxeBuilder} from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {inParts, representativePages} from '../support/pages';
import {origins} from '../support/sites';
import {visit} from '../support/visit';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const widths = [1440, 390];

/** Pages of the fixture sites that show parts the published pages may not have. */
const fixturePages = [
  `${origins.mechanisms}/`,
  `${origins.mechanisms}/guides/first`,
  `${origins.mechanisms}/1.0`,
  `${origins.mechanisms}/guides/hidden`,
  `${origins.errors}/crash`,
];

/** During a transition, axe would measure the contrast of a color in between. */
async function withoutTransitions(page: Page): Promise<void> {
  // The site's content security policy blocks style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, *::before, *::after {transition: none !important; animation: none !important;}',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // No page has frames, and only violations are read. Without these options, most of the time is spent on
  // listing what passed and on opening a second page for the report.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode(true);
  const results = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return results.violations.map(
    ({id, nodes}) => `${id} on ${nodes.length}, first ${nodes[0]?.target.join(' ') ?? ''}`,
  );
}

/** Rules about colors and layout, whose results can differ between widths and color modes. */
const layoutAndColorRules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];

const modes = ['light', 'dark'] as const;

const setMode = (page: Page, mode: (typeof modes)[number]) =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);

/** Checks every rule in light mode, and the rules about colors and layout in dark mode. */
async function inBothModes(page: Page): Promise<string[]> {
  await setMode(page, 'light');
  const found = await violations(page);
  await setMode(page, 'dark');
  return [...found, ...(await violations(page, layoutAndColorRules))];
}

/** Pages share templates and colors, so only every fourth is checked on a narrow screen in dark mode. */
const pagesToCheck = [...representativePages(3), '/no-such-page', ...fixturePages];
const isSameTemplate = (address: string) => pagesToCheck.indexOf(address) % 4 > 0;

/**
 * Checks every rule on a wide screen in light mode, then the rules about colors and layout on a narrow
 * screen in dark mode. EVERY_COMBINATION=true checks every rule at both widths in both modes, which takes
 * an hour.
 */
async function check(page: Page, address: string): Promise<string[]> {
  const every = process.env.EVERY_COMBINATION === 'true';
  const problems: string[] = [];
  await page.setViewportSize({width: widths[0] ?? 1440, height: 900});
  await visit(page, address);
  await withoutTransitions(page);
  for (const [widthIndex, width] of widths.entries()) {
    await page.setViewportSize({width, height: 900});
    for (const [modeIndex, mode] of modes.entries()) {
      if (!every && (modeIndex !== widthIndex || (widthIndex > 0 && isSameTemplate(address))))
        continue;
      await setMode(page, mode);
      const found = await violations(
        page,
        every || widthIndex === 0 ? undefined : layoutAndColorRules,
      );
      problems.push(...found.map((problem) => `${address} at ${width} px, ${mode}: ${problem}`));
    }
  }
  return problems;
}

for (const [index, pages] of inParts(pagesToCheck, 12).entries()) {
  test(`no accessibility violations, part ${index + 1}`, async ({page}) => {
    test.setTimeout(pages.length * 60_000);
    const problems: string[] = [];
    for (const address of pages) problems.push(...(await check(page, address)));
    expect(problems).toEqual([]);
  });
}

test('no accessibility violations in the open mobile menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, '/api');
  await withoutTransitions(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  expect(await inBothModes(page)).toEqual([]);
});
