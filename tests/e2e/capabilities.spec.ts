import {expect, type Page, test} from '@playwright/test';
import {templates} from '../support/templates';
import {visit} from '../support/visit';

const matrix = (page: Page) => page.getByRole('region', {name: 'Capability matrix'});
const heads = (page: Page) => matrix(page).getByRole('columnheader');

test('filters hide marketplaces and rows without differences', async ({page}) => {
  await visit(page, templates.capabilities);
  await expect(heads(page)).toHaveCount(7);
  const all = await matrix(page).locator('th[scope="row"]').count();
  for (const name of ['Google Cloud', 'Snowflake', 'Alibaba Cloud', 'Direct billing'])
    await page.getByLabel(name, {exact: true}).uncheck();
  await expect(heads(page)).toHaveText(['Capability', 'AWS', 'Azure']);
  await page.getByLabel('Only differences').check();
  const left = await matrix(page).locator('th[scope="row"]:visible').count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  await expect(page.getByText(`${left} of ${all} capabilities`)).toBeVisible();
});

test('a capability links to its notes and sources', async ({page}) => {
  await visit(page, templates.capabilities);
  await matrix(page).getByRole('link', {name: 'Professional services'}).click();
  await expect(page.locator('#professional-services')).toBeInViewport();
  await expect(page.locator('#professional-services')).toContainText('checked on');
});

for (const width of [390, 1440])
  test(`the head row and the first column stay in view at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, templates.capabilities);
    await matrix(page).scrollIntoViewIfNeeded();
    await matrix(page).evaluate((box) => box.scrollTo(300, 1500));
    const box = await matrix(page).boundingBox();
    const corner = await heads(page).first().boundingBox();
    expect(Math.abs((corner?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(2);
    expect(Math.abs((corner?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(2);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBe(0);
  });

test('on a phone, notes are shown on request, so that no row looks empty', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, templates.capabilities);
  const note = matrix(page).getByText('Up to 26 AWS accounts.').first();
  await expect(note).toBeHidden();
  const heights = await matrix(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(180);
  await page.getByLabel('Notes', {exact: true}).check();
  await expect(note).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the whole matrix is on the page, without filters', async ({page}) => {
    await page.goto(templates.capabilities);
    await expect(heads(page)).toHaveCount(7);
    await expect(page.getByLabel('Only differences')).toBeHidden();
  });
});
