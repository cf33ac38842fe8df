import {expect, test, type Locator, type Page} from '@playwright/test';
import {origins} from '../support/sites';
import {hold, navigateOnClient, reportConnection} from '../support/visit';
import {box, openDialog, options, searchFor, visit} from './reader';

test('keeps keys pressed while the dialog loads', async ({page}) => {
  let load: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/search-dialog.*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await visit(page, '/billing');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('web hook');
  load();
  await expect(box(page)).toHaveValue('web hook');
});

test('opens the search page if the reader presses Enter before there are results', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/search/**');
  await visit(page, '/billing');
  await openDialog(page);
  await box(page).fill('refund');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=refund$/);
  release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/for “refund”$/);
});

/** The addresses and places of the rows. */
const rowsIn = (list: Locator): Promise<[string | null, number][]> =>
  list.evaluateAll((rows) =>
    rows.map((row) => [row.getAttribute('href'), row.getBoundingClientRect().top]),
  );

for (const query of ['private offer', 'refund', 'what is a private offer'])
  test(`rows for “${query}” stay in their place when the text arrives`, async ({page}) => {
    const release = await hold(page, '**/assets/search/text.*.json');
    await visit(page, '/billing');
    const dialog = await openDialog(page);
    await box(page).fill(query);
    await expect(dialog.getByText('Searching the full text…')).toBeVisible();
    const before = await rowsIn(options(page));
    expect(before.length).toBeGreaterThan(0);
    await expect(dialog.getByRole('link', {name: /^See all/})).toBeHidden();
    release();
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results/);
    const after = await rowsIn(options(page));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
  });

test('offers a better match that comes late above the rows', async ({page}) => {
  const release = await hold(page, '**/assets/search/text.*.json');
  await visit(page, '/billing');
  const dialog = await openDialog(page);
  await searchFor(page, 'what is a private offer', {complete: false});
  release();
  const match = dialog.getByText('Best match:').getByRole('link');
  await expect(match).toHaveText('Private offer');
  await match.click();
  await expect(page).toHaveURL('/glossary#private-offer');
  await expect(dialog).toBeHidden();
});

test('stays open offline, keeps the keys, and recovers', async ({page, context}) => {
  await visit(page, '/billing/offer');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  await page.keyboard.type('renew');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(dialog.getByRole('textbox')).toHaveValue('renew');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/billing/offer');
  await expect(dialog).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(box(page)).toHaveValue('renew');
  await expect(options(page).first()).toBeVisible();
});

test('Back closes the dialog and keeps the page', async ({page}) => {
  await visit(page, '/billing');
  await page.locator('a[href="/billing/offer"]:visible').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Offers and their lifecycle');
  const dialog = await openDialog(page);
  await expect(box(page)).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/billing/offer');
  await page.goBack();
  await expect(page).toHaveURL('/billing');
});

for (const [name, connection] of Object.entries({
  'on 2G': {effectiveType: '2g', saveData: false},
  'on slow 2G': {effectiveType: 'slow-2g', saveData: false},
  'with data saver': {effectiveType: '4g', saveData: true},
}))
  test(
    `loads nothing before the reader searches ${name}`,
    {tag: name === 'on 2G' ? [] : '@nightly'},
    async ({page}) => {
      await reportConnection(page, connection);
      await visit(page, '/billing');
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const button = page.getByRole('button', {name: 'Search docs'});
      await button.hover();
      await button.focus();
      expect(requests).toEqual([]);
      await openDialog(page);
      await expect(box(page)).toBeFocused();
      expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
      await searchFor(page, 'webhook');
    },
  );

test('the second query makes no requests', {tag: '@nightly'}, async ({page}) => {
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

test.describe('on a page that has loaded the index', () => {
  // Loading the index takes longer than most of these tests.
  test.describe.configure({mode: 'default'});
  let page: Page;

  test.beforeAll(async ({browser}) => {
    page = await browser.newPage({baseURL: origins.published});
    await visit(page, '/billing');
  });
  test.afterAll(() => page.close());
  test.beforeEach(async () => {
    await page.keyboard.press('Escape');
    await navigateOnClient(page, '/billing');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Billing');
  });

  test('closes with Escape, the shortcut, and a click outside, and returns the focus', async () => {
    const dialog = await openDialog(page);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', {name: 'Search docs'})).toBeFocused();
    await openDialog(page);
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
    await openDialog(page);
    await page.mouse.click(5, 500);
    await expect(dialog).toBeHidden();
  });

  test('results are pages with a kind, a description, and links to their sections', async () => {
    await openDialog(page);
    await searchFor(page, 'create offer');
    const dialog = page.getByRole('dialog');
    const operation = options(page).filter({hasText: 'Operation'}).first();
    await expect(operation.getByText('POST', {exact: true})).toBeVisible();
    await expect(options(page).filter({hasText: 'Guide'}).first()).toBeVisible();
    await expect(dialog.locator('mark').first()).toHaveText(/create/i);
    await searchFor(page, 'rotate secret');
    const section = '/get-started/api-client#rotate-the-secret';
    await dialog.locator(`[role=option][href="${section}"]`).click();
    await expect(page).toHaveURL(section);
    await expect(dialog).toBeHidden();
  });

  test('quotes the definition of a term above the rows, and Enter opens it', async () => {
    await openDialog(page);
    await searchFor(page, 'what is an entitlement');
    await expect(options(page).first().locator('q')).toHaveText(
      /^A buyer's right to use a product/,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/glossary#entitlement$/);
    await openDialog(page);
    await searchFor(page, 'private offer');
    await expect(page.getByRole('dialog').locator('q')).toHaveCount(0);
  });

  test('names rows for screen readers with pauses, and without the description', async () => {
    await openDialog(page);
    await searchFor(page, 'create offer');
    await expect(
      page.getByRole('option', {
        name: 'Create an offer, POST /v1/orgs/{orgId}/offers, Operation',
        exact: true,
      }),
    ).toBeVisible();
    await searchFor(page, 'what is an entitlement');
    await expect(options(page).first()).toHaveAccessibleName(
      /^Definition of Entitlement: A buyer's/,
    );
  });

  test('highlights no words that results do not need', async () => {
    await openDialog(page);
    await searchFor(page, 'what is an entitlement');
    const marks = await page.getByRole('dialog').locator('mark').allTextContents();
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.filter((text) => /^(?:what|is|an)$/i.test(text))).toEqual([]);
  });

  test('a filter limits the results to an area, and "See all" keeps it', async () => {
    await openDialog(page);
    await searchFor(page, 'offer');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', {name: 'API reference'}).check();
    await expect(options(page).filter({hasText: 'Guide'})).toHaveCount(0);
    await expect(options(page).first()).toHaveAttribute('href', /^\/api/);
    const link = dialog.getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=offer&area=api$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `${count} results for “offer”`,
    );
  });

  test('keeps the query when it is opened again, and typing replaces it', async () => {
    await openDialog(page);
    await searchFor(page, 'seats');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await expect(box(page)).toHaveValue('seats');
    await page.keyboard.type('webhook');
    await expect(box(page)).toHaveValue('webhook');
  });

  test('works entirely by keyboard', async () => {
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
    await page.keyboard.press('ArrowUp');
    await expect(active()).toHaveAttribute(
      'href',
      (await options(page).last().getAttribute('href')) ?? '',
    );
    await page.keyboard.press('ArrowDown');
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

  test('after no results, a suggestion starts a search and feedback names the query', async () => {
    await openDialog(page);
    await searchFor(page, 'qqzzxx');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /query=qqzzxx$/,
    );
    await dialog.getByRole('button', {name: 'webhook'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('stores, opens, and clears recent pages', async () => {
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

  test('the dialog has combobox and listbox semantics and a live count', async () => {
    await openDialog(page);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page)).toHaveAttribute('aria-autocomplete', 'list');
    await searchFor(page, 's');
    const list = page.getByRole('dialog').getByRole('listbox', {name: 'Results'});
    await expect(box(page)).toHaveAttribute(
      'aria-controls',
      (await list.getAttribute('id')) ?? 'none',
    );
    expect(await options(page).count()).toBeGreaterThanOrEqual(20);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results/);
  });
});
