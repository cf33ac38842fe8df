import {expect, type Page, test} from '@playwright/test';
import {visit} from '../support/visit';

const page = '/billing/offer';
const figure = (opened: Page) => opened.locator('figure[data-kind=lifecycle]');
const status = (opened: Page, name: string) =>
  figure(opened).locator('.lc > a', {hasText: new RegExp(`^${name}$`)});
const moves = (opened: Page, name: string) =>
  figure(opened).locator(`[id="lifecycle-OfferStatus.${name}"]`);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled, viewport: {width: 1440, height: 900}});

    test('a status shows its lines, and what leads out of it', async ({page: opened}) => {
      await opened.goto(page);
      await expect(moves(opened, 'PENDING_ACCEPTANCE')).toHaveCSS('opacity', '0');
      await status(opened, 'PENDING_ACCEPTANCE').locator('rect').first().hover();
      await expect(moves(opened, 'PENDING_ACCEPTANCE')).toHaveCSS('opacity', '1');
      await expect(moves(opened, 'PENDING_ACCEPTANCE')).toContainText(
        'The buyer → ACCEPTED The buyer accepts in the marketplace. offer.accepted',
      );
      await expect(figure(opened).locator('.lc-own:visible').locator('use')).not.toHaveCount(0);
      await status(opened, 'DRAFT').focus();
      await opened.keyboard.press('Enter');
      await expect(moves(opened, 'DRAFT')).toHaveCSS('opacity', '1');
      await expect(opened).toHaveURL(/#lifecycle-OfferStatus.DRAFT$/);
    });
  });

test('the map and its legend show the kind of a status in the same color', async ({
  page: opened,
}) => {
  await opened.setViewportSize({width: 1440, height: 900});
  await visit(opened, page);
  for (const [name, kind] of [
    ['ACTIVE', 'Live'],
    ['CREATE_FAILED', 'Failed'],
  ] as const) {
    const color = await figure(opened)
      .locator('.lc-legend > li', {hasText: kind})
      .evaluate((item) => getComputedStyle(item, '::before').borderTopColor);
    await expect(status(opened, name).locator('g')).toHaveCSS('fill', color);
  }
});

test('the entries of the legend share a line', async ({page: opened}) => {
  await opened.setViewportSize({width: 1440, height: 900});
  await visit(opened, page);
  const tops = await figure(opened)
    .locator('.lc-legend > li')
    .evaluateAll((items) => items.slice(0, 2).map((item) => item.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
});

test('a phone shows the lists by phase instead of the map', async ({page: opened}) => {
  await opened.setViewportSize({width: 390, height: 844});
  await visit(opened, page);
  await expect(status(opened, 'DRAFT')).toBeHidden();
  await expect(figure(opened).locator('.lc-moves > b')).toHaveText([
    'Before the buyer sees it',
    'Open to the buyer',
    'Sold',
    'Over',
  ]);
  await expect(moves(opened, 'DRAFT')).toContainText('Create an offer');
});

test('an operation links each of its statuses to the map', async ({page: opened}) => {
  await opened.setViewportSize({width: 1440, height: 900});
  await visit(opened, '/api/cancel-offer');
  await opened.locator('.transitions').getByRole('link', {name: 'CANCEL_FAILED'}).first().click();
  await expect(moves(opened, 'CANCEL_FAILED')).toHaveCSS('opacity', '1');
});
