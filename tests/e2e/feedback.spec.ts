import {expect, test} from '@playwright/test';
import {templates} from '../support/templates';

test.use({javaScriptEnabled: false});

for (const name of ['guide', 'operation'] as const) {
  test(`asks whether the page was helpful: ${name}`, async ({page}) => {
    await page.goto(templates[name]);
    const title = await page.locator('h1').innerText();
    for (const answer of [/^Yes, /, /^No, /]) {
      const address = await page.getByRole('link', {name: answer}).getAttribute('href');
      const {searchParams} = new URL(address ?? '');
      expect(searchParams.get('title')).toContain(title);
      expect(searchParams.get('body')).toContain(templates[name]);
    }
  });
}

test("doesn't ask on the home page", async ({page}) => {
  await page.goto('/');
  await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
});
