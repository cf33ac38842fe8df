import {expect, test, type Locator, type Page} from '@playwright/test';
import {search} from '../fixtures/sites/mechanisms/search';
import {origins} from '../support/sites';
import {mainNavigation, navigateOnClient, visit} from '../support/visit';
import {searchHosted} from './hosted-search';
import {titleOf} from './statements';
import {step} from './step';

const button = (page: Page): Locator => mainNavigation(page).getByRole('button', {name: /search/i});

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The field of the dialog, after its code has loaded. */
const box = (page: Page): Locator =>
  page.locator('dialog [role=combobox][placeholder="Search docs"]');

/** Records whether the page has loaded the index and the dialog's code, which is recognized by its text. */
function searchParts(page: Page): () => Promise<string[]> {
  const parts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/search-index.json')) parts.push(Promise.resolve('index'));
    if (response.request().resourceType() !== 'script') return;
    parts.push(
      response.text().then(
        (code) => (code.includes('Clear recent pages') ? 'dialog' : ''),
        () => '',
      ),
    );
  });
  return async () => [...new Set(await Promise.all(parts))].filter(Boolean).sort();
}

test('the search dialog', async ({page}) => {
  const loaded = searchParts(page);
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(box(page)).toHaveCount(0);
  };

  await step('4.search.05', async () => {
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await loaded()).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect.poll(loaded).toEqual(['dialog', 'index']);
  });
  await step(['2.shell.26', '4.search.04'], () => expect(box(page)).toBeFocused());
  // The box is found by its placeholder.
  await step(['2.shell.31', '9.search.04'], () => expect(box(page)).toBeVisible());
  await step('2.shell.30', close);
  for (const [id, keys] of [
    ['2.shell.27', 'Meta+k'],
    ['2.shell.28', '/'],
  ] as const) {
    await step(id, async () => {
      await page.keyboard.press(keys);
      await expect(box(page)).toBeFocused();
    });
    await close();
  }
  await step(['1.features.02', '4.search.01'], async () => {
    await button(page).click();
    await expect(box(page)).toBeFocused();
  });
  await step(['5.search.01', '9.search.02'], async () => {
    await page.keyboard.insertText('z'.repeat(70));
    await expect(box(page)).toHaveValue('z'.repeat(64));
  });

  await box(page).fill('qqxxzzyy');
  for (const [id, texts] of [
    ['8.search.03', ['No results for']],
    ['8.search.04', ['Try searching for']],
    ['8.search.05', ['Believe this query should return results?', 'Let us know.']],
  ] as const) {
    await step(id, async () => {
      for (const text of texts) await expect(dialog(page)).toContainText(text);
    });
  }
  await step('8.search.06', async () => {
    await box(page).fill('offer');
    await dialog(page)
      .getByRole('link', {name: /^See all \d+ results$/})
      .click();
    await expect(page).toHaveURL(/\/search\?q=offer/);
  });
});

for (const [id, gesture] of [
  ['4.search.02', 'focus'],
  ['4.search.03', 'hover'],
] as const) {
  test(titleOf(id), async ({page}) => {
    for (const phase of ['after hydration', 'after client-side navigation'] as const)
      await test.step(phase, async () => {
        const loaded = searchParts(page);
        await visit(page, '/glossary');
        if (phase === 'after client-side navigation') {
          await navigateOnClient(page, '/sdks');
          await expect(page.locator('h1')).toHaveText(/^SDKs/);
        }
        await page.waitForLoadState('networkidle');
        expect(await loaded()).toEqual([]);
        await button(page)[gesture]();
        await expect.poll(loaded).toEqual(['dialog', 'index']);
        await expect(dialog(page)).toBeHidden();
        await (gesture === 'focus' ? page.keyboard.press('Enter') : page.mouse.down());
        await page.mouse.up();
        await expect(box(page)).toBeFocused();
      });
  });
}

test('the search page', async ({page}) => {
  const main = page.getByRole('main');
  const field = main.getByPlaceholder('Search docs');
  await step(['1.features.03', '2.search.02', '9.search.01'], async () => {
    await visit(page, '/search?q=webhook');
    await expect(field).toHaveValue('webhook');
  });
  await step('5.search.01', async () => {
    await field.press('End');
    await page.keyboard.insertText('y'.repeat(80));
    await expect(field).toHaveValue('webhook'.padEnd(64, 'y'));
    await expect(page).toHaveURL(/[?&]q=webhooky/);
  });
  await step(['2.search.02', '9.search.03'], async () => {
    await field.fill('offer');
    await expect(page).toHaveURL(/[?&]q=offer/);
    const results = main.getByRole('list', {name: /results/i}).locator(':scope > li');
    await expect(results).toHaveCount(20);
  });
  await step('2.shell.29', async () => {
    await field.press('/');
    await expect(field).toHaveValue(/\//);
    await expect(dialog(page)).toBeHidden();
  });
});

test(titleOf(['8.search.01', '8.search.02']), async ({page}) => {
  // The site's index files and the hosted search service.
  await page
    .context()
    .route(/search[^/]*\/.*|\.algolia(net\.com|\.net)|search.*\.json/, (route) => {
      const kind = route.request().resourceType();
      return kind === 'document' || kind === 'script' ? route.continue() : route.abort();
    });
  await visit(page, '/glossary');
  await page.keyboard.press('Control+k');
  await box(page).fill('invoice');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
});

test(titleOf(['7.search.02', '7.search.03']), async ({page}) => {
  // The query has Algolia's format, which both search backends receive.
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- Called with the worker as `this`.
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function post(
      this: Worker,
      message: unknown,
      ...rest: unknown[]
    ) {
      const text = JSON.stringify(message) ?? '';
      if (text.includes('hitsPerPage')) Object.assign(window, {query: text});
      return Reflect.apply(send, this, [message, ...rest]) as undefined;
    };
  });
  await visit(page, '/glossary');
  await page.keyboard.press('Control+k');
  await box(page).fill('invoice');
  const sent = await page.waitForFunction(() => (window as unknown as {query?: string}).query);
  const query = (await sent.jsonValue()) ?? '';
  const filters = /"facetFilters":(\[.*?\])[,}]/.exec(query)?.[1];
  expect(filters).toContain('language:en');
  expect(filters).toContain('docusaurus_tag:docs-default-current');
  expect(filters).toContain('docusaurus_tag:docs-api-current');
  expect(query).toContain('"hitsPerPage":20');
});

test('a hosted search', async ({browser, request}) => {
  const page = await browser.newPage({baseURL: origins.mechanisms});
  const {queries, links, seeAll, resultsPage} = await searchHosted(page);
  await page.close();

  await step(['2.search.03', '3.search.02'], async () => {
    expect(seeAll).toBe(`/${search.searchPagePath}?q=invoice`);
    expect(seeAll).toBe('/find?q=invoice');
    expect(resultsPage).toEqual({
      status: 200,
      heading: 'Search docs',
      box: 'invoice',
      results: 4,
    });
    expect((await request.get(`${origins.mechanisms}/search`)).status()).toBe(404);
  });
  await step(['3.search.01', '7.search.01'], async () => {
    expect(queries.map(({query}) => query)).toContain('invoice');
    for (const {host, applicationId} of queries) {
      expect(applicationId).toBe(search.appId);
      expect(host).toBe(`${search.appId.toLowerCase()}-dsn.algolia.net`);
    }
  });
  const [unchanged, rewritten, matching, other] = links;
  await step('3.search.03', async () => {
    expect(matching).toBe('https://status.argosy.example/old/incidents');
    expect(other).toBe('/guides/third');
  });
  await step('3.search.04', async () => {
    expect(unchanged).toBe('/guides/second');
    expect(rewritten).toBe('/guides/first');
  });
  await step('3.search.05', async () => {
    for (const {facetFilters} of queries)
      expect(facetFilters).toEqual(expect.arrayContaining(search.searchParameters.facetFilters));
  });
  // Contextual search is on in the published site. 7.search.02 tests its filters for language and version.
  await step('3.search.06', async () => {
    expect(search.contextualSearch).toBe(false);
    for (const {facetFilters} of queries)
      expect(JSON.stringify(facetFilters)).not.toMatch(/language:|docusaurus_tag:/);
  });
});
