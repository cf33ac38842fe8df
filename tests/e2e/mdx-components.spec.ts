import {expect, test, type Page} from '@playwright/test';
import {violations} from '../support/axe';
import {styleGuide} from '../support/sites';
import {visit} from '../support/visit';

for (const {mode, width, tag} of [
  {mode: 'light', width: 1440, tag: []},
  {mode: 'dark', width: 390, tag: []},
  {mode: 'dark', width: 1440, tag: '@nightly'},
  {mode: 'light', width: 390, tag: '@nightly'},
] satisfies {mode: 'light' | 'dark'; width: number; tag: string | string[]}[])
  test(`is accessible and fits the screen: ${mode}, ${width} px`, {tag}, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(styleGuide);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    await page.locator('figure details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    expect(await violations(page, {within: 'article', mode})).toEqual([]);
  });

test('has no duplicate id, and no style attribute or element in figures', async ({page}) => {
  await page.goto(styleGuide);
  const found = await page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({id}) => id);
    return {
      duplicates: ids.filter((id, index) => ids.indexOf(id) !== index),
      styled: document.querySelectorAll('figure [style], figure style').length,
      figures: document.querySelectorAll('figure svg[role=img]:not(.figure-narrow)').length,
    };
  });
  expect(found).toEqual({duplicates: [], styled: 0, figures: 16});
});

test('keeps the selected tab in other groups and after a reload', async ({page}) => {
  await page.goto(styleGuide);
  await page.locator('.tabs-container > label', {hasText: 'Python'}).first().click();
  await expect(page.getByText('Panel two: Python.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Panel two: Python.')).toBeVisible();
  await expect(page.getByText('Panel one: curl')).toBeHidden();
});

test.describe('code blocks', () => {
  const block = (page: Page, title: string) =>
    page.locator('.theme-code-block').filter({has: page.getByText(title, {exact: true})});

  test('marks lines of fences and comments, and copies the code as it was', async ({page}) => {
    await page.goto(styleGuide);
    await expect(block(page, 'Offers.java').locator('mark')).toHaveText([
      'var client = ArgosyClient.fromEnvironment();',
      /var offer = client/,
    ]);
    const token = block(page, 'Get a token');
    await expect(token.locator('mark')).toHaveText(/^curl -X POST/);
    await expect(token).not.toContainText('highlight-next-line');
    const edges = await token.locator('mark').evaluate((mark) => {
      const pre = mark.closest('pre') ?? mark;
      return mark.getBoundingClientRect().left - pre.getBoundingClientRect().left;
    });
    expect(edges).toBe(0);
  });

  test('shows all lines of a long block on demand', async ({page}) => {
    await page.goto(styleGuide);
    const long = block(page, 'Thirty lines');
    const height = () => long.locator('pre').evaluate(({clientHeight}) => clientHeight);
    const folded = await height();
    await long.getByText('Expand').click();
    expect(await height()).toBeGreaterThan(folded * 1.3);
    await expect(block(page, 'offers.py').getByText('Expand')).toHaveCount(0);
  });

  test('wraps long lines on demand', async ({page}) => {
    await page.goto(styleGuide);
    const wide = block(page, 'config.yaml');
    const overflow = () => wide.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await wide.getByText('Wrap').click();
    expect(await overflow()).toBe(0);
  });
});

for (const width of [1440, 1000, 390]) {
  test(
    `shows definitions inside the window: ${width} px`,
    {tag: width === 1000 ? '@nightly' : []},
    async ({page}) => {
      await page.setViewportSize({width, height: 700});
      await visit(page, styleGuide);
      await page.getByText('Details with a term').click();
      await expect(page.locator('article details [data-definition]')).toBeVisible();
      await page.mouse.move(0, 0);
      for (const term of await page.locator('article [data-definition]').all()) {
        await term.scrollIntoViewIfNeeded();
        await term.getByRole('link').focus();
        const {shown, needed} = await term.evaluate((element) => {
          const style = getComputedStyle(element, '::before');
          const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
          // On a phone, the definition is at the end of the screen, otherwise above or below its term.
          const box = element.getBoundingClientRect();
          const isPhone = innerWidth < 500;
          const [left, right] = isPhone ? [0, innerWidth] : [box.left - width, box.right + width];
          const [top, bottom] = isPhone
            ? [innerHeight / 2, innerHeight]
            : [box.top - 2 * height, box.bottom + 2 * height];
          const step = 10;
          let shown = 0;
          for (let x = left; x < right; x += step)
            for (let y = top; y < bottom; y += step)
              if (document.elementFromPoint(x, y) === element) shown += step * step;
          return {shown, needed: width * height};
        });
        expect(needed).toBeGreaterThan(1_000);
        expect(shown).toBeGreaterThan(needed);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
}

test('Escape closes a definition until the reader comes back', async ({page}) => {
  await visit(page, styleGuide);
  const term = page.locator('article [data-definition]').first();
  const hasDefinition = () =>
    term.evaluate((element) => getComputedStyle(element, '::before').position === 'fixed');
  await term.hover();
  expect(await hasDefinition()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await hasDefinition()).toBe(false);
  await page.mouse.move(0, 0);
  await term.hover();
  expect(await hasDefinition()).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows each tab panel, and those inside it', async ({page}) => {
    await page.goto(styleGuide);
    const tab = (label: string) => page.locator('.tabs-container > label', {hasText: label}).last();
    const panel = page.getByText(/^(?:Panel|Nested panel)/).filter({visible: true});
    await expect(panel).toHaveText([/^Panel one/]);
    await tab('Python').click();
    await expect(panel).toHaveText(['Panel two: Python.', 'Nested panel: Bash.']);
    await tab('PowerShell').click();
    await expect(panel).toHaveText(['Panel two: Python.', 'Nested panel: PowerShell.']);
    await tab('Go').click();
    await expect(panel).toHaveText(['Panel three: Go.']);
  });

  test('opens the text version of a diagram', async ({page}) => {
    await page.goto(styleGuide);
    await page.locator('figure summary').first().click();
    await expect(page.getByText('Vendor to Argosy').first()).toBeVisible();
  });
});
