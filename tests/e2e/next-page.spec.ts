import {expect, type Page, test} from '@playwright/test';
import {visit} from '../support/visit';

/** Two long guides, one above the other in the sidebar. */
const from = '/aws-marketplace/create-private-offer';
const to = '/aws-marketplace/accept-private-offer';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const link = (page: Page) => sidebar(page).locator(`a[href="${to}"]`);
const title = (page: Page) => page.getByRole('heading', {level: 1});
const headings = (page: Page) => page.locator('article h2').allTextContents();

async function builtHeadings(page: Page): Promise<string[]> {
  await visit(page, to);
  return headings(page);
}

test.describe('the next page', () => {
  test('has all its sections and starts at the top', {tag: '@nightly'}, async ({page}) => {
    const built = await builtHeadings(page);
    expect(built.length).toBeGreaterThan(3);
    await visit(page, from);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await link(page).click();
    await expect(title(page)).toHaveText(/^Track an AWS private offer/);
    await expect.poll(() => headings(page)).toEqual(built);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is marked in the sidebar and in the navbar', async ({page}) => {
    await visit(page, from);
    await link(page).click();
    await expect(link(page)).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page).locator('a[aria-current=page]')).toHaveCount(1);
    await expect(page.locator('.navbar__link--active')).toHaveText(['Docs']);
  });
});

test('prefetches nothing for links that are only in the viewport', async ({page}) => {
  const requested: string[] = [];
  await visit(page, from);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) requested.push(request.url());
  });
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  // The browser reports which links are in the viewport once per frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(requested).toEqual([]);
  await link(page).hover();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});

// `api-links.spec.ts` clicks with the Control key.
test('Shift-click opens the page in a new window', {tag: '@nightly'}, async ({page, context}) => {
  await visit(page, from);
  const opened = context.waitForEvent('page');
  await link(page).click({modifiers: ['Shift']});
  // A window is empty before it has its address.
  await (await opened).waitForURL(`**${to}`);
  expect(page.url()).toContain(from);
});
