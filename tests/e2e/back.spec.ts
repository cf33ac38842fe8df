import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument} from '../support/navigation';
import {publishedPages} from '../support/pages';
import {sample} from '../support/sample';
import {isNightly} from '../support/scope';
import {visit} from '../support/visit';

/** The number of API pages and of guides to test. */
const count = isNightly ? 20 : 1;

const isApi = (address: string) => address.startsWith('/api/');

const pages = [
  ...sample(publishedPages().filter(isApi), count),
  ...sample(
    publishedPages().filter((address) => !isApi(address) && address !== '/'),
    count,
  ),
];

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
/** Clicks with a script, because Playwright would first scroll to the sticky navbar. */
const clickNavbar = (page: Page, name: string) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name, exact: true})
    .evaluate((link: HTMLElement) => link.click());

for (const address of pages)
  test(`Back restores the scroll position on ${address}`, async ({page}) => {
    await visit(page, address);
    await markDocument(page);
    const position = await page.evaluate(() => {
      window.scrollTo(0, Math.floor(document.documentElement.scrollHeight * 0.6));
      return window.scrollY;
    });
    // Twice, because the second time the page itself was opened by client-side navigation.
    for (const name of ['SDK', 'Docs']) {
      await clickNavbar(page, name);
      await expect(page).toHaveURL(name === 'SDK' ? '/sdks' : '/');
      await page.goBack();
      await expect(page).toHaveURL(({pathname}) => pathname === address);
      await expect
        .poll(async () => Math.abs((await scrollY(page)) - position))
        .toBeLessThanOrEqual(2);
    }
    expect(await isSameDocument(page)).toBe(true);
  });

test('Back keeps expanded branches of an API page open', async ({page}) => {
  await visit(page, '/api/create-offer');
  await page.locator('[data-expand]').first().click();
  const position = await page.evaluate(() => {
    window.scrollTo(0, 20_000);
    return window.scrollY;
  });
  await clickNavbar(page, 'SDK');
  await expect(page).toHaveURL('/sdks');
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrollY(page)) - position)).toBeLessThanOrEqual(2);
});
