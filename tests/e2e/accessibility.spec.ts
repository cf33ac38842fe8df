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
  await page.addStyleTag({
    content: '*, *::before, *::after {transition: none !important; animation: none !important;}',
  });
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({page});
  const results = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return results.violations.map(
    ({id, nodes}) => `${id} on ${nodes.length}, first ${nodes[0]?.target.join(' ') ?? ''}`,
  );
}

/** Everything in light mode; in dark mode only colours can differ. */
async function inBothModes(page: Page): Promise<string[]> {
  const found = await violations(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const dark = await violations(page, ['color-contrast', 'link-in-text-block']);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  return [...found, ...dark.map((problem) => `dark: ${problem}`)];
}

async function check(page: Page, address: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    if (width === widths[0]) {
      await visit(page, address);
      await withoutTransitions(page);
    }
    const found = await inBothModes(page);
    problems.push(...found.map((problem) => `${address} at ${width} px: ${problem}`));
  }
  return problems;
}

for (const [index, pages] of inParts(
  [...publishedPages(), '/no-such-page', ...fixturePages],
  12,
).entries()) {
  test(`no accessibility violations, part ${index + 1}`, async ({page}) => {
    test.setTimeout(pages.length * 20_000);
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
