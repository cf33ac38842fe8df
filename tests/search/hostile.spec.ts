import {expect, test, type Page} from '@playwright/test';
import {box, openDialog, options, searchFor, visit} from './reader';

declare global {
  interface Window {
    executed?: string[];
  }
}

const payloads = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  '%00%FF',
  '\u202Eoffer',
  '((((((((((',
  '\\u003cscript\\u003e',
];

function crashesOf(page: Page): string[] {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  return crashes;
}

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    window.executed = [];
    window.alert = (text) => void window.executed?.push(String(text));
  });
});

test.afterEach(async ({page}) => {
  expect(await page.evaluate(() => window.executed)).toEqual([]);
});

test('hostile queries run no script in the dialog', {tag: '@nightly'}, async ({page}) => {
  const crashes = crashesOf(page);
  await visit(page, '/billing');
  await openDialog(page);
  for (const payload of payloads) {
    await searchFor(page, payload);
    await expect(page.getByRole('dialog').locator('img, script')).toHaveCount(0);
  }
  expect(crashes).toEqual([]);
});

test('hostile queries run no script in the address', {tag: '@nightly'}, async ({page}) => {
  const crashes = crashesOf(page);
  for (const payload of payloads) {
    await visit(page, `/search?q=${encodeURIComponent(payload)}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/);
  }
  expect(crashes).toEqual([]);
});

test('shows markup in records as text, and replaces hostile addresses', async ({page}) => {
  const markup = '<img src=x onerror=alert(1)>';
  await page.route('**/assets/search/headings.*.json', async (route) => {
    const response = await route.fetch();
    const tier = (await response.json()) as {pages: {title: string; path: string}[]};
    for (const entry of tier.pages) {
      entry.title = `${markup} ${entry.title}`;
      entry.path = 'javascript:alert(1)//';
    }
    await route.fulfill({response, json: tier});
  });
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'webhooks');
  await expect(options(page).first()).toContainText(markup);
  await expect(options(page).first()).toHaveAttribute('href', '/');
  await options(page).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const stored of [
  '["<img src=x onerror=alert(1)>"]',
  '{"length": 3}',
  'not json',
  '[{"toString": 1}, 5, null]',
  '[{"title": "<img src=x onerror=alert(1)>", "path": "javascript:alert(1)"}]',
  JSON.stringify(['y'.repeat(5000)]),
]) {
  const title = `manipulated recent pages run no script: ${stored.slice(0, 40)}`;
  test(title, {tag: '@nightly'}, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('docs.search.recent', value), stored);
    await visit(page, '/billing');
    await openDialog(page);
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
    await searchFor(page, 'webhook');
    await expect(options(page).first()).toBeVisible();
  });
}

test('search works if storage throws', {tag: '@nightly'}, async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('denied');
      },
    });
  });
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'seats');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/seat/);
});

test('shows the results of the last query after fast typing', {tag: '@nightly'}, async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await box(page).pressSequentially('webhook signature', {delay: 5});
  await expect(
    page.getByRole('dialog').locator('[href="/get-started/webhook#how-a-signature-is-made"]'),
  ).toBeVisible();
});
