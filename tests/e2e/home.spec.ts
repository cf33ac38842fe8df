import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

test('the whole card of a role and of a marketplace is one link', async ({page}) => {
  await page.goto('/');
  for (const [name, target] of [
    ['Build with the API', '/get-started/quickstart'],
    ['Snowflake', '/snowflake-marketplace'],
  ] as const) {
    const card = page
      .locator('main li', {has: page.getByRole('link', {name, exact: true})})
      .first();
    await expect(card.getByRole('link')).toHaveCount(1);
    await card.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await page.goto('/');
  }
});

test('the counts of the marketplaces are those of the capability matrix', async ({page}) => {
  const {capabilities} = JSON.parse(readFileSync('build/capabilities.json', 'utf8')) as {
    capabilities: {argosy: Record<string, {answer: string}>}[];
  };
  const supported = capabilities.filter(
    ({argosy}) => !['no', 'uninvolved'].includes(argosy.azure?.answer ?? 'no'),
  );
  await page.goto('/');
  const tile = page.locator('main li', {has: page.getByRole('link', {name: 'Azure', exact: true})});
  await expect(tile.first()).toContainText(
    `${supported.length} of ${capabilities.length} capabilities`,
  );
});

test("the news are the changelog's newest entries", async ({page}) => {
  await page.goto('/api/changelog');
  const newest = await page
    .locator('main h3')
    .evaluateAll((titles) =>
      titles
        .slice(0, 3)
        .map(({id, firstChild}) => [`/api/changelog#${id}`, firstChild?.textContent]),
    );
  await page.goto('/');
  const news = page.getByRole('heading', {name: "What's new"}).locator('~ ul').getByRole('link');
  expect(
    await news.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.textContent]),
    ),
  ).toEqual(newest);
});
