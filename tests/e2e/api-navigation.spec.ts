import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument} from '../support/navigation';
import {openUnhydrated, ready, visit} from '../support/visit';

const start = '/api/create-offer';

const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-container a[href="${address}"]`);

const pressed = (page: Page) =>
  page.locator('.sample__tabs [data-language][aria-pressed=true]').getAttribute('data-language');

const textOf = (page: Page): Promise<string> =>
  page
    .locator('article')
    .evaluate((article) => (article.textContent ?? '').replaceAll(/\s+/g, ' '));

test('an API page has all its content when its title appears', async ({page}) => {
  await visit(page, '/api/list-offers');
  const built = await textOf(page);
  await visit(page, start);
  await markDocument(page);
  const shown = await sidebarLink(page, '/api/list-offers').evaluate(
    (link: HTMLElement) =>
      new Promise<string>((resolve) => {
        const title = () => document.querySelector('h1')?.textContent;
        const before = title();
        new MutationObserver((_, observer) => {
          if (title() === before || !title()) return;
          observer.disconnect();
          resolve((document.querySelector('article')?.textContent ?? '').replaceAll(/\s+/g, ' '));
        }).observe(document.documentElement, {childList: true, subtree: true, characterData: true});
        link.click();
      }),
  );
  expect(await isSameDocument(page)).toBe(true);
  expect(shown.length).toBeGreaterThan(built.length * 0.98);
});

test(
  'an API page gets its content even if React discards its HTML',
  {tag: '@nightly'},
  async ({page}) => {
    // If a browser extension changes the page before hydration, React renders it again.
    await openUnhydrated(page, '/api/list-offers');
    await page.evaluate(() => document.querySelector('main')?.replaceChildren());
    await ready(page);
    await expect(page.locator('article .sample__tabs')).toBeVisible();
    await expect(page.locator('#errors')).toBeAttached();
  },
);

test.describe('the sample language', () => {
  test('stays selected after client-side navigation, in the address too', async ({page}) => {
    await visit(page, start);
    await page.locator('.sample__tabs [data-language=go]').click();
    await expect(page).toHaveURL(`${start}?language=go`);
    for (const address of ['/api/list-offers', '/api/get-offer']) {
      await sidebarLink(page, address).click();
      await expect(page).toHaveURL(`${address}?language=go`);
      await expect.poll(() => pressed(page)).toBe('go');
      await expect(page.locator('.sample__panel:visible')).toHaveAttribute('data-language', 'go');
    }
    await page.goBack();
    await expect(page).toHaveURL('/api/list-offers?language=go');
    await expect.poll(() => pressed(page)).toBe('go');
  });

  test('follows a later choice on a page with tabs', {tag: '@nightly'}, async ({page}) => {
    await visit(page, `${start}?language=go`);
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.language', 'python'));
    await page.locator('.navbar').getByRole('link', {name: 'SDK', exact: true}).click();
    await expect(page).toHaveURL('/sdks');
    await page.locator('.navbar').getByRole('link', {name: 'API', exact: true}).click();
    await sidebarLink(page, '/api/category/offers').click();
    await sidebarLink(page, '/api/list-offers').click();
    await expect.poll(() => pressed(page)).toBe('python');
  });

  test('is marked before hydration', {tag: '@nightly'}, async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'go'));
    await openUnhydrated(page, start);
    expect(await pressed(page)).toBe('go');
  });
});
