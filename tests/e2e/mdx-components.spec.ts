/**
 * Tests the MDX components on the fixture page. Only a build with DOCS_FIXTURES=true has the page.
 */
import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';

const address = '/fixture/styleguide';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const theme of ['light', 'dark']) {
  for (const width of [1440, 390]) {
    test(`has no accessibility violation: ${theme}, ${width} px`, async ({page}) => {
      test.slow(); // The page has every component, and axe reads every node.
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      await page.evaluate(() =>
        document
          .querySelectorAll('figure details')
          .forEach((details) => details.setAttribute('open', '')),
      );
      const {violations} = await new AxeBuilder({page})
        .include('article')
        .withTags(rules)
        .analyze();
      expect(
        violations.map(({id, nodes}) => ({id, nodes: nodes.map(({target}) => target.join(' '))})),
      ).toEqual([]);
    });

    test(`has no horizontal overflow: ${theme}, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    });
  }
}

test('has no duplicate id, and no style attribute or element in figures', async ({page}) => {
  await page.goto(address);
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
  await page.goto(address);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByText('Panel two: Python.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Panel two: Python.')).toBeVisible();
  await expect(page.getByText('Panel one: curl')).toBeHidden();
});

test('shows one panel at a time before hydration', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
  await expect(page.getByText('Panel two: Python.')).toBeHidden();
});

test('is excluded from the sitemap and from search engines', async ({page, request}) => {
  await page.goto(address);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('fixture');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows every tab panel under its label', async ({page}) => {
    await page.goto(address);
    for (const text of [
      'Panel one: ',
      'Panel two: Python.',
      'Panel three: Go.',
      'Nested panel: Bash.',
      'Nested panel: PowerShell.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.locator('[role=tabpanel] > p:text-is("PowerShell")')).toBeVisible();
    await expect(page.locator('[role=tablist]').first()).toBeHidden();
  });

  test('opens the text version of a diagram', async ({page}) => {
    await page.goto(address);
    await page.locator('figure summary').first().click();
    await expect(page.getByText('Vendor to Argosy').first()).toBeVisible();
  });
});
