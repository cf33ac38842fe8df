import {expect, test, type Page} from '@playwright/test';
import {Parser} from 'htmlparser2';
import {interact} from '../support/interactions';
import {inParts, representativePages} from '../support/pages';
import {watchPolicy} from '../support/violations';
import {visit} from '../support/visit';
import {watch} from '../support/watch-page';

/** The title in the HTML file. The page must still have it after hydration. */
async function titleOf(page: Page, address: string): Promise<string> {
  let title = '';
  let isInside = false;
  const parser = new Parser({
    onopentag: (name) => (isInside = name === 'title' && title === ''),
    ontext: (text) => isInside && (title += text),
    onclosetag: () => (isInside = false),
  });
  parser.end(await (await page.request.get(address)).text());
  return title;
}

for (const [index, pages] of inParts(representativePages(6), 15).entries()) {
  test(`pages work without errors, violations, or foreign requests, part ${index + 1}`, async ({
    page,
  }) => {
    test.setTimeout(pages.length * 20_000);
    const problems = watch(page);
    const violations = await watchPolicy(page);
    let interactions = 0;
    for (const address of pages) {
      const served = await titleOf(page, address);
      await visit(page, address);
      await page.waitForLoadState('networkidle');
      await expect(page, address).toHaveTitle(served);
      const used = await interact(page, {thoroughly: address === pages[0]});
      expect(used, address).toBeGreaterThanOrEqual(25);
      interactions += used;
    }
    console.log(
      `${pages.length} pages, ${interactions} interactions, ${violations.length} violations`,
    );
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('the not-found page works without errors and keeps its title', async ({page}) => {
  const problems = watch(page);
  await visit(page, '/no-such-page');
  await page.waitForLoadState('networkidle');
  const unexpected = problems.filter((problem) => !/no-such-page$|status of 404/.test(problem));
  expect(unexpected).toEqual([]);
  await expect(page).toHaveTitle(/not found/i);
});
