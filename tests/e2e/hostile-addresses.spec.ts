import {expect, test, type Page} from '@playwright/test';
import {hostileFragments, hostilePaths} from '../support/hostile-addresses';
import {sample} from '../support/sample';
import {isNightly} from '../support/scope';
import {ready, visit} from '../support/visit';

/** Collects crashes and console errors, except the browser's report of the page's own status 400 or 404. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    const isStatus = /^Failed to load resource: the server responded with a status of 4\d\d/;
    if (message.type() === 'error' && !isStatus.test(message.text()))
      problems.push(`${page.url()}: ${message.text()}`);
  });
  return problems;
}

async function expectNoCrash(page: Page, address: string, problems: string[]): Promise<void> {
  const title = await page.getByRole('heading', {level: 1}).first().textContent();
  if (/crashed/.test(title ?? '')) problems.push(`${address}: ${title}`);
}

for (const path of sample(hostilePaths, isNightly ? hostilePaths.length : 8))
  test(`the page doesn't crash at ${path.slice(0, 60)}, ${path.length} characters`, async ({
    page,
  }) => {
    const problems = watch(page);
    const response = await page.goto(path);
    // The server rejects a malformed request without one of our pages.
    if ([400, 414].includes(response?.status() ?? 0)) return;
    await ready(page);
    await expectNoCrash(page, path, problems);
    expect(problems).toEqual([]);
  });

for (const address of ['/billing/price-model', '/api/create-offer', '/no-such-page'])
  test(
    `hostile fragments don't crash ${address}`,
    {tag: address === '/no-such-page' ? [] : '@nightly'},
    async ({page}) => {
      const problems = watch(page);
      await visit(page, `${address}#100%`);
      await expectNoCrash(page, `${address}#100%`, problems);
      for (const fragment of hostileFragments) {
        await page.evaluate((text) => {
          window.location.hash = text;
        }, fragment);
        await expectNoCrash(page, `${address}#${fragment}`, problems);
      }
      expect(problems).toEqual([]);
    },
  );

test('Back to an address with a percent sign shows the not-found page', async ({page}) => {
  const problems = watch(page);
  await visit(page, '/100%25');
  await page.getByRole('main').getByRole('link', {name: 'guides', exact: true}).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  expect(problems).toEqual([]);
});
