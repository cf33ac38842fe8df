import {expect, test, type Page} from '@playwright/test';
import {hostileFragments, hostilePaths} from '../support/hostile-addresses';
import {inParts} from '../support/pages';
import {ready, visit} from '../support/visit';

/** Crashes and console errors. A browser reports the status 400 or 404 of the address itself; that's right. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', ({message}) => seen.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    const isStatus = /^Failed to load resource: the server responded with a status of 4\d\d/;
    if (message.type() === 'error' && !isStatus.test(message.text()))
      seen.push(`${page.url()}: ${message.text()}`);
  });
  return seen;
}

async function expectNoCrash(page: Page, address: string, seen: string[]): Promise<void> {
  const title = await page.getByRole('heading', {level: 1}).first().textContent();
  if (/crashed/.test(title ?? '')) seen.push(`${address}: ${title}`);
}

test('there are a hundred of them', () => {
  expect(hostilePaths.length + hostileFragments.length).toBeGreaterThanOrEqual(100);
});

for (const [index, paths] of inParts(hostilePaths, 30).entries())
  test(`hostile paths don't crash the page, part ${index + 1}`, async ({page}) => {
    test.setTimeout(120_000);
    const seen = watch(page);
    for (const path of paths) {
      const response = await page.goto(path);
      // A request that the server refuses as malformed has no page of ours.
      if ([400, 414].includes(response?.status() ?? 0)) continue;
      await ready(page);
      await expectNoCrash(page, path, seen);
    }
    expect(seen).toEqual([]);
  });

for (const address of ['/billing/price-model', '/api/create-offer', '/no-such-page'])
  test(`hostile fragments don't crash ${address}`, async ({page}) => {
    test.setTimeout(60_000);
    const seen = watch(page);
    await visit(page, `${address}#100%`);
    await expectNoCrash(page, `${address}#100%`, seen);
    for (const fragment of hostileFragments) {
      await page.evaluate((text) => {
        window.location.hash = text;
      }, fragment);
      await expectNoCrash(page, `${address}#${fragment}`, seen);
    }
    expect(seen).toEqual([]);
  });

test('Back to an address with a percent sign shows the not-found page', async ({page}) => {
  const seen = watch(page);
  await visit(page, '/100%25');
  await page.getByRole('main').getByRole('link', {name: 'guides', exact: true}).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  expect(seen).toEqual([]);
});
