import {expect, type Page, test} from '@playwright/test';
import {visit} from '../support/visit';

/** Two long guides, one above the other in the sidebar. */
const from = '/aws-marketplace/create-private-offer';
const to = '/aws-marketplace/accept-private-offer';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const link = (page: Page) => sidebar(page).locator(`a[href="${to}"]`);
const title = (page: Page) => page.getByRole('heading', {level: 1});
const headings = (page: Page) => page.locator('article h2').allTextContents();

/** The page as it was built. */
async function builtHeadings(page: Page): Promise<string[]> {
  await visit(page, to);
  return headings(page);
}

test.describe('the next page', () => {
  test('has all its sections, and the focus at its top', async ({page}) => {
    const built = await builtHeadings(page);
    expect(built.length).toBeGreaterThan(3);
    await visit(page, from);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await link(page).click();
    await expect(title(page)).toHaveText(/^Follow the acceptance/);
    await expect.poll(() => headings(page)).toEqual(built);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is shown in one pass when the pointer rested on its link', async ({page}) => {
    await visit(page, from);
    await link(page).hover();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // Whether the title is there when the click has been handled, before anything else can run.
    const isThere = await link(page).evaluate(async (element: HTMLElement) => {
      element.click();
      await Promise.resolve();
      return document.querySelector('h1')?.textContent?.startsWith('Follow the acceptance');
    });
    expect(isThere).toBe(true);
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  });

  test('of which a section is asked for begins with that section', async ({page}) => {
    await visit(page, from);
    await page.evaluate((address) => {
      const anchor = document.querySelector<HTMLAnchorElement>(`aside a[href="${address}"]`);
      anchor?.setAttribute('href', `${address}#what-can-go-wrong`);
      anchor?.click();
    }, to);
    await expect(page).toHaveURL(`${to}#what-can-go-wrong`);
    await expect(page.locator('#what-can-go-wrong')).toBeInViewport();
  });

  test('leaves the one before where it was read', async ({page}) => {
    await visit(page, from);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await link(page).click();
    await expect(title(page)).toHaveText(/^Follow the acceptance/);
    await page.goBack();
    await expect(title(page)).toHaveText(/^Create a private offer/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test('marks its place in the sidebar and in the navbar', async ({page}) => {
    await visit(page, from);
    await link(page).click();
    await expect(link(page)).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page).locator('a[aria-current=page]')).toHaveCount(1);
    await expect(page.locator('.navbar__link--active')).toHaveText(['Docs']);
  });
});

test('nothing is fetched for links that only stand in the window', async ({page}) => {
  const asked: string[] = [];
  await visit(page, from);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await page.mouse.wheel(0, 3000);
  await page.waitForTimeout(1000);
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
});

for (const modifier of ['Control', 'Shift'] as const)
  test(`${modifier} and a click leave the page where it is`, async ({page, context}) => {
    await visit(page, from);
    const opened = context.waitForEvent('page');
    await link(page).click({modifiers: [modifier]});
    expect((await opened).url()).toContain(to);
    expect(page.url()).toContain(from);
  });
