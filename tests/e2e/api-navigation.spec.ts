import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument} from '../support/navigation';
import {visit} from '../support/visit';

const start = '/api/create-offer';

const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-container a[href="${address}"]`);

const pressed = (page: Page) =>
  page.locator('.sample__tabs [data-language][aria-pressed=true]').getAttribute('data-language');

const textOf = (page: Page): Promise<string> =>
  page
    .locator('article')
    .evaluate((article) => (article.textContent ?? '').replaceAll(/\s+/g, ' '));

test('an API page is whole at the moment its title appears', async ({page}) => {
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

test('an API page whose HTML React discards still gets its content', async ({page}) => {
  // A browser extension that changes the page before it starts makes React render it again.
  await page.goto('/api/list-offers', {waitUntil: 'domcontentloaded'});
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await page.mouse.move(300, 300);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('article .sample__tabs')).toBeVisible();
  await expect(page.locator('#errors')).toBeAttached();
});

test.describe('the language of the samples', () => {
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

  test('follows a choice made since on another kind of page', async ({page}) => {
    await visit(page, `${start}?language=go`);
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.language', 'python'));
    await page.locator('.navbar').getByRole('link', {name: 'SDK', exact: true}).click();
    await expect(page).toHaveURL('/sdks');
    await page.locator('.navbar').getByRole('link', {name: 'API', exact: true}).click();
    await sidebarLink(page, '/api/category/offers').click();
    await sidebarLink(page, '/api/list-offers').click();
    await expect.poll(() => pressed(page)).toBe('python');
  });

  test('is marked before the page starts', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'go'));
    await page.goto(start, {waitUntil: 'domcontentloaded'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    expect(await pressed(page)).toBe('go');
  });
});
