import {expect, test, type Page} from '@playwright/test';
import {pastedText} from '../support/clipboard';
import {openUnhydrated, visit} from '../support/visit';

/** The highest position, in pixels, that the first content of a page may have. */
const limits = [
  {width: 1440, height: 900, guide: 256, operation: 232},
  {width: 390, height: 844, guide: 356, operation: 276},
];

const startOfContent = (page: Page): Promise<number> =>
  page
    .locator('.theme-doc-markdown > header + *')
    .evaluate((content) => content.getBoundingClientRect().top);

for (const {width, height, guide, operation} of limits)
  test(`the content starts near the top at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const [address, limit] of [
      ['/billing/price-model', guide],
      ['/api/create-offer', operation],
    ] as const) {
      await page.goto(address);
      expect(await startOfContent(page), address).toBeLessThanOrEqual(limit);
    }
  });

const formats = (page: Page) => page.locator('summary[aria-label="Page formats"]');

for (const address of ['/billing/price-model', '/api/create-offer', '/'])
  test(
    `the menu of ${address} links to other formats`,
    {tag: address === '/' ? '@nightly' : []},
    async ({page}) => {
      await page.goto(address);
      await formats(page).click();
      const markdown = address === '/' ? '/index.md' : `${address}.md`;
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
        'href',
        markdown,
      );
      for (const name of ['ChatGPT', 'Claude']) {
        const link = page.getByRole('link', {name: `Open in ${name}`});
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('rel', 'noopener');
        const question = new URL((await link.getAttribute('href')) ?? '').searchParams.get('q');
        expect(question).toMatch(new RegExp(`https://[^ ]+${address} `));
      }
    },
  );

test('the menu closes on Escape and on a click outside', async ({page}) => {
  await visit(page, '/billing/price-model');
  const item = page.getByRole('link', {name: 'View as Markdown'});
  await formats(page).click();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(formats(page)).toBeFocused();
  await formats(page).click();
  await page.locator('main h1').click();
  await expect(item).toBeHidden();
});

test('phones copy the page from the menu', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/billing/price-model');
  await formats(page).click();
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByText('Copied as Markdown')).toBeVisible();
  expect(await pastedText(page)).toContain('# Price models');
});

const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

for (const address of ['/billing/price-model', '/api/create-offer'])
  test.describe(`on a phone, the bar of ${address}`, () => {
    test.use({viewport: {width: 390, height: 844}});

    test('leads to a section, stays below the navbar, and names the section', async ({page}) => {
      await visit(page, address);
      const bar = contents(page);
      await bar.locator('summary').click();
      const link = bar.getByRole('link').nth(2);
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(link).toBeHidden();
      await expect(bar.locator('summary')).toContainText(name);
      const heading = page.getByRole('heading', {name}).first();
      await expect(heading).toBeInViewport();
      const [top, bottom] = await bar.evaluate((element) => {
        const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        return [box.top - (navbar?.bottom ?? 0), box.bottom];
      });
      expect(Math.abs(top ?? NaN)).toBeLessThan(1);
      expect((await heading.boundingBox())?.y).toBeGreaterThan(bottom ?? NaN);
    });

    test('lists the sections before hydration', {tag: '@nightly'}, async ({page}) => {
      await openUnhydrated(page, address);
      await contents(page).locator('summary').click();
      await expect(contents(page).getByRole('link').last()).toBeVisible();
    });
  });
