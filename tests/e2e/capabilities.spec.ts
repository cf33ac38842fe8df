import {readFileSync} from 'node:fs';
import {expect, type Page, test} from '@playwright/test';
import {templates} from '../support/templates';
import {visit} from '../support/visit';

const matrix = (page: Page) => page.getByRole('table', {name: 'Capability matrix'});
const rows = (page: Page) => matrix(page).locator('th[scope=row]:visible');
const choose = (page: Page, name: string) =>
  page.locator('[data-matrix] > label', {hasText: name}).click();

type Answer = {answer: string; note?: string; source?: string};
type Capability = {
  feature: string;
  details?: string;
  marketplace?: Record<string, Answer>;
  argosy: Record<string, Answer>;
};
const {capabilities} = JSON.parse(readFileSync('build/capabilities.json', 'utf8')) as {
  capabilities: Capability[];
};

test('every note, source, and explanation is on the page and in its Markdown', async ({page}) => {
  await page.goto(templates.capabilities);
  const article = page.locator('article');
  const text = (await article.textContent()) ?? '';
  const links = await article
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const markdown = await (await page.request.get(`${templates.capabilities}.md`)).text();
  for (const {feature, details, marketplace = {}, argosy} of capabilities)
    for (const {note, source} of [
      {note: feature, source: undefined},
      {note: details, source: undefined},
      ...Object.values(marketplace),
      ...Object.values(argosy),
    ]) {
      if (note) expect(text).toContain(note);
      if (note) expect(markdown.replaceAll('\\', '')).toContain(note);
      if (source) expect(links.map((link) => link?.split('#')[0])).toContain(source.split('#')[0]);
      if (source) expect(markdown).toContain(source);
    }
});

test('the matrix ends within 2,200 px, without a scroller of its own', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, templates.capabilities);
  const {y, height} = (await matrix(page).boundingBox()) ?? {y: 0, height: Infinity};
  expect(y + height).toBeLessThanOrEqual(2200);
  const inner = await matrix(page).evaluate(
    (table) => table.parentElement?.scrollHeight === table.parentElement?.clientHeight,
  );
  expect(inner).toBe(true);
});

for (const width of [320, 390, 1024, 1440])
  test(`nothing scrolls sideways, and the head stays in view at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, templates.capabilities);
    await matrix(page).locator('tbody').nth(2).scrollIntoViewIfNeeded();
    await expect(matrix(page).getByRole('columnheader', {name: 'AWS'})).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

test('each cell has one line in a wide window', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, templates.capabilities);
  const tall = await matrix(page)
    .locator('td > button')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.clientHeight > 30).map((cell) => cell.textContent),
    );
  expect(tall).toEqual([]);
});

test('on a phone, readers compare two marketplaces', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, templates.capabilities);
  const heads = matrix(page).locator('thead').getByRole('columnheader');
  await expect(heads).toHaveText(['Capability', 'AWS', 'Azure']);
  await choose(page, 'second: Snowflake');
  await expect(heads).toHaveText(['Capability', 'AWS', 'Snowflake']);
});

test('a cell opens its answers with notes and sources', async ({page}) => {
  await visit(page, templates.capabilities);
  await matrix(page).locator('[popovertarget="professional-services.gcp"]').click();
  const note = page.locator('[id="professional-services.gcp"]');
  await expect(note).toBeVisible();
  await expect(note).toContainText('checked on');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled});

    test('filters show what Argosy automates, or only gaps', async ({page}) => {
      await page.goto(templates.capabilities);
      await expect(rows(page)).toHaveCount(capabilities.length);
      await choose(page, 'Only gaps');
      const gaps = await rows(page).count();
      expect(gaps).toBeGreaterThan(0);
      await choose(page, 'Only what Argosy automates');
      const automated = await rows(page).count();
      expect(automated).toBeGreaterThan(gaps);
      expect(automated).toBeLessThan(capabilities.length);
    });
  });
