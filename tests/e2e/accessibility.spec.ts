import {AxeBuilder} from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {inParts, publishedPages} from '../support/pages';
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

/** Transitions would let the contrast be measured half-way between two colours. */
async function withoutTransitions(page: Page): Promise<void> {
  // A style element would be refused by the policy of the site.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, *::before, *::after {transition: none !important; animation: none !important;}',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Only violations are read, and no page has frames: listing what passed and opening a second
  // page for the report would take most of the time.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode(true);
  const results = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return results.violations.map(
    ({id, nodes}) => `${id} on ${nodes.length}, first ${nodes[0]?.target.join(' ') ?? ''}`,
  );
}

/** What can differ between a wide light page and a narrow dark one: colours and layout. */
const changing = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
];

const modes = ['light', 'dark'] as const;

const setMode = (page: Page, mode: (typeof modes)[number]) =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);

/** Every rule in light mode; in dark mode those that can change. */
async function inBothModes(page: Page): Promise<string[]> {
  await setMode(page, 'light');
  const found = await violations(page);
  await setMode(page, 'dark');
  return [...found, ...(await violations(page, changing))];
}

/** Operations are one template with the same colours: every eighth of them shows dark and narrow. */
const operations = publishedPages().filter((address) => /^\/api\/(?!category\/)/.test(address));
const looksLikeAnother = (address: string) => operations.indexOf(address) % 8 > 0;

/**
 * Each page wide and light with every rule, then narrow and dark with those that can change.
 * EVERY_COMBINATION=true checks every rule at both widths in both modes, which takes an hour.
 */
async function check(page: Page, address: string): Promise<string[]> {
  const every = process.env.EVERY_COMBINATION === 'true';
  const problems: string[] = [];
  await page.setViewportSize({width: widths[0] ?? 1440, height: 900});
  await visit(page, address);
  await withoutTransitions(page);
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({width, height: 900});
    for (const [order, mode] of modes.entries()) {
      if (!every && (order !== at || (at > 0 && looksLikeAnother(address)))) continue;
      await setMode(page, mode);
      const found = await violations(page, every || at === 0 ? undefined : changing);
      problems.push(...found.map((problem) => `${address} at ${width} px, ${mode}: ${problem}`));
    }
  }
  return problems;
}

for (const [index, pages] of inParts(
  [...publishedPages(), '/no-such-page', ...fixturePages],
  12,
).entries()) {
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
