import {expect, test} from '@playwright/test';
import {box, openDialog, options, searchFor, visit} from './reader';

test.describe('the dialog', () => {
  test.beforeEach(async ({page}) => visit(page, '/billing'));

  test('opens by click, closes with Escape, and returns the focus', async ({page}) => {
    const dialog = await openDialog(page);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', {name: 'Search docs'})).toBeFocused();
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${keys}`, async ({page}) => {
      await page.keyboard.press(keys);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
    });
  }

  test("doesn't open with a slash inside an input", async ({page}) => {
    await visit(page, '/search');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('/');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('closes with the shortcut and with a click outside', async ({page}) => {
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeHidden();
    await openDialog(page);
    await page.mouse.click(5, 500);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('the input has a placeholder and a limit of 64 characters', async ({page}) => {
  await visit(page, '/');
  await openDialog(page);
  await expect(box(page)).toHaveAttribute('placeholder', 'Search docs');
  await box(page).pressSequentially('x'.repeat(70), {delay: 0});
  expect((await box(page).inputValue()).length).toBe(64);
});

test('hovering over the search button loads search without opening it, and nothing loads earlier', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await visit(page, '/billing');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /search/.test(path))).toEqual([]);
  await page.getByRole('button', {name: 'Search docs'}).hover();
  await expect
    .poll(() => loaded.filter((path) => /search-dialog|assets\/search\/text/.test(path)).length)
    .toBe(2);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('keeps keys pressed while the dialog loads', async ({page}) => {
  await page.route('**/search-dialog.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await visit(page, '/billing');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('web hook');
  await expect(box(page)).toHaveValue('web hook');
});

test('the second query makes no requests', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'webhook');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The first path in the results needs the font of code.
    if (request.resourceType() !== 'font') requests.push(request.url());
  });
  await searchFor(page, 'private offer');
  expect(requests).toEqual([]);
});

const findable = {
  'offer.accepted': '/get-started/webhook',
  'create-offer': '/api/create-offer',
  createOffer: '/api/create-offer',
  '/v1/orgs/{orgId}/offers/{offerId}/cancel': '/api/cancel-offer',
  rate_limited: '/get-started/quota',
  PENDING_ACCEPTANCE: '/aws-marketplace/create-private-offer',
  buyer_not_found: '/api/create-offer',
  priceModel: '/api/create-offer',
  'hmac signature': '/get-started/webhook#verify-the-signature',
  'privat ofer azure': '/azure-marketplace/create-private-offer',
  'how can a buyer accept': '/aws-marketplace/accept-private-offer',
  'if node': '/workflow/if',
  'typescript sdk': '/sdks/started/TypeScript%20SDK',
};
for (const [query, address] of Object.entries(findable)) {
  test(`"${query}" finds ${address}`, async ({page}) => {
    await visit(page, '/billing');
    await openDialog(page);
    await searchFor(page, query);
    const top = await options(page).evaluateAll((links) =>
      links.slice(0, 5).map((link) => {
        const {pathname, hash} = link as HTMLAnchorElement;
        return pathname + hash;
      }),
    );
    expect(top).toContain(address);
  });
}

test("doesn't find unlisted pages, ignored parts, or the search page", async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  for (const query of ['zanzibar', 'xylophone']) {
    await searchFor(page, query);
    await expect(page.getByRole('dialog')).toContainText('No results for');
  }
});

test('results are pages with a kind, a description, and links to their sections', async ({
  page,
}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'create offer');
  const dialog = page.getByRole('dialog');
  const operation = options(page).filter({hasText: 'Operation'}).first();
  await expect(operation.getByText('POST', {exact: true})).toBeVisible();
  await expect(options(page).filter({hasText: 'Guide'}).first()).toBeVisible();
  await expect(dialog.locator('mark').first()).toHaveText(/create/i);
  await searchFor(page, 'extend expiry');
  await options(page)
    .filter({hasText: /^Extend the expiry date$/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/aws-marketplace\/create-private-offer#extend-the-expiry-date$/);
  await expect(dialog).toBeHidden();
});

test('quotes the definition of a term above the rows, and Enter opens it', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'what is a standing order');
  const passage = options(page).first();
  await expect(passage).toHaveText(
    'Prices that stay the same for every later purchase. The buyer accepts them once.Glossary › Standing order',
  );
  await expect(options(page).filter({hasText: 'Standing order'})).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossary#standing-order$/);
  await visit(page, '/search?q=standing+order');
  await expect(page.getByRole('main').locator('q')).toHaveText(/^Prices that stay the same/);
  await openDialog(page);
  await searchFor(page, 'private offer');
  await expect(page.getByRole('dialog').locator('q')).toHaveCount(0);
});

test('a filter limits the results to an area, also behind "See all"', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'offer');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', {name: 'API reference'}).check();
  await expect(options(page).first()).toHaveAttribute('href', /^\/api/);
  await expect(options(page).filter({hasText: 'Guide'})).toHaveCount(0);
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL(/\/search\?q=offer&area=api$/);
});

test('keeps the query when it is opened again, and typing replaces it', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'seats');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(box(page)).toHaveValue('seats');
  await page.keyboard.type('webhook');
  await expect(box(page)).toHaveValue('webhook');
});

test('works entirely by keyboard', async ({page}) => {
  await visit(page, '/billing');
  await page.keyboard.press('/');
  await searchFor(page, 'private offer');
  const active = () => page.getByRole('dialog').locator('[data-active-item]');
  await expect(active()).toHaveCount(1);
  const first = await active().getAttribute('href');
  await page.keyboard.press('ArrowDown');
  await expect(active()).not.toHaveAttribute('href', first ?? '');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active().getAttribute('id')) ?? 'none',
  );
  await expect(active()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(active()).toHaveAttribute('href', first ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Close search'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('radio', {name: 'All'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeFocused();
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('Shift+Tab');
  await expect(box(page)).toBeFocused();
  const target = await active().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target ?? ''}$`));
});

test('"See all" leads to the same number of results', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'offer');
  const link = page.getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  await expect(page).toHaveURL(/\/search\?q=offer$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${count} results for “offer”`,
  );
});

test('shows suggestions if there are no results', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'qqzzxx');
  const dialog = page.getByRole('dialog');
  for (const text of [
    'No results for',
    'Try searching for',
    'Believe this query should return results?',
  ]) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /query=qqzzxx$/,
  );
  await dialog.getByRole('button', {name: 'webhook'}).click();
  await expect(options(page).first()).toBeVisible();
});

test('stores, opens, and clears recent pages', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'receive webhooks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/get-started\/webhook/);
  await visit(page, '/billing');
  await openDialog(page);
  const recent = page.getByRole('group', {name: 'Recent pages'});
  await recent.getByRole('option', {name: /webhooks/i}).click();
  await expect(page).toHaveURL(/\/get-started\/webhook/);
  await openDialog(page);
  await box(page).fill('');
  await page.getByRole('button', {name: 'Clear recent pages'}).click();
  await expect(recent).toBeHidden();
});

test('finds results of the docs version that the reader is viewing', async ({page}) => {
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'kotlin');
  await expect(page.getByRole('dialog')).toContainText('No results for');
  await visit(page, '/sdks/1.0');
  await openDialog(page);
  await searchFor(page, 'kotlin');
  await expect(options(page).filter({hasText: /^Kotlin preview$/})).toHaveAttribute(
    'href',
    '/sdks/1.0#kotlin-preview',
  );
});

test('makes no requests to other hosts', async ({page}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await visit(page, '/billing');
  await openDialog(page);
  await searchFor(page, 'offer');
  expect([...hosts]).toEqual(['127.0.0.1']);
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
});
