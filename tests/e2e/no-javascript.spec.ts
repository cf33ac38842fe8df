import {expect, test} from '@playwright/test';
import {inParts, publishedPages} from '../support/pages';

test.use({javaScriptEnabled: false});

for (const [index, pages] of inParts(publishedPages(), 50).entries()) {
  test(`articles are readable without JavaScript, part ${index + 1}`, async ({page}) => {
    test.setTimeout(pages.length * 60_000);
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', {level: 1}).first(), address).toBeVisible();
      const article = page.getByRole('main').locator('article').first();
      await expect(article, address).toBeVisible();
      const hidden = await article.locator('p, li, td, pre').evaluateAll((blocks) =>
        blocks
          // <details> opens without JavaScript, labels replace tabs, and breadcrumbs aren't content.
          .filter((block) => !block.closest('details:not([open]), [role="tab"], nav'))
          .filter((block) => block.textContent?.trim() && !block.checkVisibility())
          .map((block) => block.textContent?.slice(0, 60)),
      );
      expect(hidden, `${address}: text that only JavaScript shows`).toEqual([]);
    }
  });
}

test('links from the home page reach every page without JavaScript', async ({request}) => {
  test.setTimeout(600_000);
  const reached = new Set<string>(['/']);
  for (const address of reached) {
    const html = await (await request.get(address)).text();
    for (const [, quoted, bare] of html.matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s>]+))/g)) {
      const target = new URL(quoted ?? bare ?? '', 'https://here.example/');
      const isPage = target.host === 'here.example' && !/\.\w+$/.test(target.pathname);
      if (isPage && !target.pathname.startsWith('/search')) reached.add(target.pathname);
    }
  }
  const unreachable = publishedPages().filter((address) => !reached.has(address));
  expect(unreachable).toEqual([]);
});

test('all tab panels are visible without JavaScript', async ({page, request}) => {
  const address = '/fixture/styleguide';
  test.skip(
    (await request.get(address)).status() !== 200,
    'the page of MDX components is not in this build',
  );
  await page.goto(address);
  const panels = page.getByRole('main').locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});
