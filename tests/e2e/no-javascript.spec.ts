import {expect, test} from '@playwright/test';
import {publishedPages} from '../support/pages';

test.use({javaScriptEnabled: false});

// `phone-sweep.spec.ts` shows that every page is readable without JavaScript.
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
