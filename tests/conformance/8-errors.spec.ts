import {expect, type ConsoleMessage, type Page} from '@playwright/test';
import {failureBox, openWithoutCode} from '../support/failed-start';
import {origins} from '../support/sites';
import {
  colorMode,
  colorSwitch,
  interact,
  linkNamed,
  mainNavigation,
  ready,
  saveData,
  visit,
} from '../support/visit';
import {expectCrash} from './crash';
import {openSearch} from './search';
import {statement} from './statement';

statement('8.crash.01', async ({page}) => {
  for (const address of ['/crash', '/crash?outside']) {
    await page.goto(`${origins.errors}${address}`);
    await interact(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    // A crash inside the layout keeps the navbar. One outside replaces the whole page.
    await expect(mainNavigation(page)).toHaveCount(address === '/crash' ? 1 : 0);
  }
});

statement('8.crash.02', async ({page}) => {
  await page.goto(`${origins.errors}/crash`);
  await interact(page);
  const again = page.getByRole('button', {name: 'Try again'});
  await again.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await page.evaluate(() => Object.assign(window, {repaired: true}));
  await again.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Drawn after all');
});

statement('8.crash.03', async ({page}) => {
  await page.goto(`${origins.errors}/crash`);
  await interact(page);
  await expect(
    page.getByText(/The page could not be drawn[\s\S]*Cause:[\s\S]*The data had a hole/),
  ).toBeVisible();
});

/** The reddish background or border color of the nearest ancestor of the Retry button. */
async function boxColor(page: Page): Promise<number[]> {
  return page.getByRole('button', {name: 'Retry'}).evaluate((button) => {
    for (let box = button.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      for (const color of [
        style.backgroundColor,
        style.borderTopWidth === '0px' ? '' : style.borderTopColor,
      ]) {
        const canvas = document
          .createElement('canvas')
          .getContext('2d', {willReadFrequently: true});
        if (!canvas || !color) continue;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        if (alpha > 0 && red > green + 20 && red > blue + 20) return [red, green, blue];
      }
    }
    return [];
  });
}

statement('8.load.01', async ({page}) => {
  for (const address of ['/billing', '/api/create-offer']) {
    const {repair} = await openWithoutCode(page, address);
    await interact(page);
    await expect(failureBox(page)).toContainText(/Loading chunk .+ failed/);
    expect(await boxColor(page), 'a red background or border around the message').toHaveLength(3);
    await repair();
  }
});

statement('8.load.02', async ({page}) => {
  const {repair} = await openWithoutCode(page, '/billing');
  await interact(page);
  const retry = failureBox(page).getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await repair();
  await retry.click();
  await expect(retry).toBeHidden();
  await ready(page);
});

statement('8.chunk.01', async ({page}) => {
  await saveData(page);
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.route('**/assets/js/**', (route) => route.abort());
  const reloaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/api'),
  );
  await linkNamed(mainNavigation(page), 'API').click();
  await reloaded;
  await page.unroute('**/assets/js/**');
  await expect(page).toHaveURL('/api');
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

statement('8.base.01', async ({page}) => {
  for (const address of ['/docs', '/docs/billing/price-model']) {
    await page.goto(`${origins.misplaced}${address}`);
    await expect(page.getByText(/Your site did not load properly/)).toBeVisible();
    await expect(page.getByText('Suggested base URL: /docs/', {exact: true})).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByText(/Your site did not load properly/)).toBeHidden();
});

async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await page.keyboard.type(query);
}

/** Blocks the site's index files and the hosted search service. */
async function breakSearch(page: Page): Promise<void> {
  await page
    .context()
    .route(/search[^/]*\/.*|\.algolia(net\.com|\.net)|search.*\.json/, (route) => {
      const kind = route.request().resourceType();
      return kind === 'document' || kind === 'script' ? route.continue() : route.abort();
    });
}

for (const [id, text] of [
  ['8.search.01', 'Unable to fetch results'],
  ['8.search.02', 'You might want to check your network connection.'],
] as const) {
  statement(id, async ({page}) => {
    await breakSearch(page);
    await searchFor(page, 'invoice');
    await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
  });
}

for (const [id, texts] of [
  ['8.search.03', ['No results for']],
  ['8.search.04', ['Try searching for']],
  ['8.search.05', ['Believe this query should return results?', 'Let us know.']],
] as const) {
  statement(id, async ({page}) => {
    await searchFor(page, 'qqxxzzyy');
    for (const text of texts) await expect(page.getByRole('dialog')).toContainText(text);
  });
}

statement('8.search.06', async ({page}) => {
  await searchFor(page, 'offer');
  const link = page.getByRole('dialog').getByRole('link', {name: /^See all \d+ results$/});
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/search\?q=offer/);
});

statement('8.unknown.01', async ({page, request}) => {
  for (const path of [
    '/no-such-page',
    '/api/no-such-operation',
    '/get-started/no-such-guide',
    '/sdks/started/Rust%20SDK',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
  }
  await visit(page, '/api/no-such-operation');
  await expect(page.getByRole('heading', {level: 1})).toContainText(/not found/i);
});

for (const [id, path, message] of [
  [
    '8.developer.01',
    '/developer?case=item-type',
    /No NavbarItem component found for type "custom-unknown"/,
  ],
  [
    '8.developer.02',
    '/developer?case=empty-sidebar',
    /Sidebar with ID "empty" doesn't have anything to be linked to/,
  ],
  ['8.developer.03', '/developer?case=missing-doc', /Couldn't find any doc with id "missing"/],
  ['8.developer.04', '/developer?case=missing-sidebar', /Can't find any sidebar with id "missing"/],
  [
    '8.developer.05',
    '/docs/uncategorized',
    /\/docs\/uncategorized is not associated with a category/,
  ],
  [
    '8.developer.06',
    '/developer?case=outside-provider',
    /is called outside the <ColorModeProvider>/,
  ],
] as const) {
  statement(id, async ({page}) => {
    await page.goto(`${origins.errors}${path}`);
    await interact(page);
    await expectCrash(page, message);
  });
}

async function withoutStorage(page: Page): Promise<ConsoleMessage[]> {
  const messages: ConsoleMessage[] = [];
  page.on('console', (message) => messages.push(message));
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await visit(page, '/');
  return messages;
}

statement('8.storage.01', async ({page}) => {
  const messages = await withoutStorage(page);
  const warnings = messages.filter((message) => message.type() === 'warning');
  expect(warnings.map((message) => message.text()).join('\n')).toMatch(/storage is not available/i);
  expect(
    messages.filter((message) => message.type() === 'error').map((message) => message.text()),
  ).toEqual([]);
});

statement('8.storage.02', async ({page}) => {
  await withoutStorage(page);
  await colorSwitch(page).click();
  await expect.poll(() => colorMode(page)).toBe('dark');
  await page.reload();
  expect(await colorMode(page)).toBe('light');
});
