import {expect, test, type Page} from '@playwright/test';
import {pastedText} from '../support/clipboard';
import {publishedPages} from '../support/pages';
import {sample} from '../support/sample';
import {isNightly} from '../support/scope';
import {openUnhydrated, visit} from '../support/visit';

const operation = '/api/create-offer';

const request = (page: Page) => page.locator('.sample[data-samples]:visible').first();
const code = (page: Page) => request(page).locator('pre:visible');
const toggle = (page: Page, option: string) =>
  request(page).locator(`.sample__toggle:visible:has([data-option=${option}])`);

/** What the reader sees in the first line of a sample. */
const firstLine = async (page: Page) => (await code(page).innerText()).trimStart().split('\n')[0];

for (const {language, call, first} of [
  {language: 'typescript', call: /client\.offers\.create\(/, first: 'import'},
  {language: 'python', call: /client\.offers\.create\(/, first: 'from'},
  {language: 'go', call: /client\.Offers\./, first: 'package main'},
  {language: 'java', call: /client\.offers\(\)\.create\(/, first: 'import'},
])
  test(
    `a sample in ${language} opens at its call`,
    {tag: language === 'go' ? [] : '@nightly'},
    async ({page}) => {
      await openUnhydrated(page, `${operation}?language=${language}`);
      expect(await firstLine(page)).toMatch(call);
      await toggle(page, 'setup').click();
      expect(await firstLine(page)).toContain(first);
    },
  );

test('the copy button copies the whole program', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${operation}?language=go`);
  await request(page).locator('[data-copy-code]').click();
  const copied = await pastedText(page);
  expect(copied).toMatch(/^package main\n[\s\S]*client\.Offers\.[\s\S]*\n}$/);
});

test('a sample can wrap its lines and show all of them', async ({page}) => {
  await visit(page, operation);
  const overflow = () =>
    code(page).evaluate((pre) => ({
      isWide: pre.scrollWidth > pre.clientWidth,
      isLong: pre.scrollHeight > pre.clientHeight,
    }));
  expect(await overflow()).toEqual({isWide: true, isLong: true});
  await toggle(page, 'wrap').click();
  expect(await overflow()).toEqual({isWide: false, isLong: true});
  await toggle(page, 'expand').click();
  expect(await overflow()).toEqual({isWide: false, isLong: false});
});

test('the body of a command is highlighted as JSON', async ({page}) => {
  await visit(page, operation);
  await expect(
    code(page)
      .locator('span.t', {hasText: /^"\w+"$/})
      .first(),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a sample shows its setup on demand', async ({page}) => {
    await page.goto(operation);
    const panel = page.locator('.sample__panel[data-language=go]').first();
    await expect(panel.locator('.sample__setup')).toBeHidden();
    await panel.locator('.sample__toggle').click();
    await expect(panel.locator('.sample__setup')).toBeVisible();
  });
});

test('every code block has a copy button', async ({page}) => {
  const pages = [operation, '/api/webhooks', ...sample(publishedPages(), isNightly ? 100 : 6)];
  for (const address of pages) {
    await page.goto(address);
    const without = await page
      .locator('article pre')
      .evaluateAll((blocks) =>
        blocks
          .filter(
            (block) =>
              !block.closest('.sample, .theme-code-block')?.querySelector('[data-copy-code]'),
          )
          .map((block) => block.textContent),
      );
    expect(without, address).toEqual([]);
  }
});
