import {expect, test} from '@playwright/test';
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

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    window.executed = [];
    window.alert = (text) => void window.executed?.push(String(text));
  });
});

test.afterEach(async ({page}) => {
  expect(await page.evaluate(() => window.executed)).toEqual([]);
});

test('hostile queries run no script in the dialog or in the address', async ({page}) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await visit(page, '/billing');
  await openDialog(page);
  for (const payload of payloads) {
    await searchFor(page, payload);
    await expect(page.getByRole('dialog').locator('img, script')).toHaveCount(0);
  }
  for (const payload of payloads) {
    await visit(page, `/search?q=${encodeURIComponent(payload)}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/);
  }
  expect(crashes).toEqual([]);
});

test('markup in titles and text is shown as text', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'titles with img onerror');
  const markup = '<img src=x onerror=alert(1)>';
  await expect(options(page).filter({hasText: markup}).first()).toBeVisible();
  // The whole heading leads to its section, with a part of its text.
  await searchFor(page, `Titles with ${markup} in them`);
  await expect(options(page).first()).toContainText('<script>alert(1)</script>');
});

test('records with markup and hostile addresses run no script', async ({page}) => {
  await page.route('**/assets/search/headings.*.json', async (route) => {
    const response = await route.fetch();
    const tier = (await response.json()) as {pages: {title: string; path: string}[]};
    for (const entry of tier.pages) {
      entry.title = `<img src=x onerror=alert(1)> ${entry.title}`;
      entry.path = 'javascript:alert(1)//';
    }
    await route.fulfill({response, json: tier});
  });
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'webhooks');
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
  test(`manipulated recent pages run no script: ${stored.slice(0, 40)}`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('docs.search.recent', value), stored);
    await visit(page, '/billing');
    await openDialog(page);
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
    await searchFor(page, 'webhook');
    await expect(options(page).first()).toBeVisible();
  });
}

test('search works if storage throws', async ({page}) => {
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
  await expect(page).toHaveURL(/#seats$/);
});

test('shows the results of the last query after fast typing', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await box(page).pressSequentially('webhook signature', {delay: 5});
  await expect(
    options(page)
      .filter({hasText: /signature/i})
      .first(),
  ).toBeVisible();
});
