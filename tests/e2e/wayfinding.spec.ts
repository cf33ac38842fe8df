import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument} from '../support/navigation';
import {
  hamburger,
  linkNamed,
  mainNavigation,
  openUnhydrated,
  sideMenu,
  visit,
} from '../support/visit';

const sections = [
  'Start',
  'Marketplaces',
  'Billing and usage',
  'Co-sell and CRM',
  'Automate',
  'Reference',
];

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const crumbs = (page: Page) => page.getByRole('navigation', {name: 'Breadcrumbs'});

interface BreadcrumbList {
  '@type': string;
  itemListElement: {name: string; item: string}[];
}

/** The labels and addresses in the structured data of the breadcrumbs. */
async function structuredCrumbs(page: Page): Promise<string[][]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts
    .map((script) => JSON.parse(script) as BreadcrumbList)
    .filter((data) => data['@type'] === 'BreadcrumbList')
    .map(({itemListElement}) =>
      itemListElement.map(({name, item}) => `${name} ${new URL(item).pathname}`),
    );
}

test.describe('the sidebar', () => {
  test(
    'has labeled sections before hydration, which are not links',
    {tag: '@nightly'},
    async ({page}) => {
      await openUnhydrated(page, '/billing/invoice');
      const labels = sidebar(page).locator('.sidebar-section');
      await expect(labels).toHaveText(sections);
      await expect(labels.locator('a, button, [tabindex]')).toHaveCount(0);
    },
  );

  test('has its labels after a client-side navigation from another area', async ({page}) => {
    await visit(page, '/sdks');
    await markDocument(page);
    await linkNamed(mainNavigation(page), 'Docs').click();
    await expect(sidebar(page).locator('.sidebar-section')).toHaveText(sections);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('has its labels in the menu on phones', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, '/billing/invoice');
    await hamburger(page).click();
    await expect(sideMenu(page).locator('.sidebar-section')).toHaveText(sections);
    await expect(sideMenu(page).getByText('Marketplaces', {exact: true})).toBeVisible();
  });

  test('shows the versions of the API and the SDKs', async ({page, request}) => {
    const {info} = (await (await request.get('/openapi.json')).json()) as {
      info: {version: string};
    };
    await visit(page, '/api');
    await expect(sidebar(page).locator('.sidebar-section').first()).toHaveText(
      `API ${info.version}`,
    );
    await visit(page, '/sdks');
    await expect(sidebar(page).locator('.sidebar-section').first()).toHaveText(
      /^SDKs \d+\.\d+\.\d+$/,
    );
  });

  test('fits every label of the first level in one line', async ({page}) => {
    await visit(page, '/get-started');
    const links = sidebar(page).locator('.menu__link');
    const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(40);
  });
});

test('the glossary is in the footer, and keeps the sidebar', async ({page}) => {
  await visit(page, '/billing/invoice');
  await linkNamed(page.getByRole('contentinfo'), 'Glossary').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await expect(sidebar(page).locator('.sidebar-section')).toHaveText(sections);
  await expect(crumbs(page).getByRole('link')).toHaveText(['Docs']);
});

for (const [from, link, trail, structured] of [
  ['/billing/invoice', 'API', ['API'], 'API /api'],
  ['/api/create-offer', 'SDK', ['SDKs'], 'SDKs /sdks'],
  ['/sdks', 'Docs', ['Docs'], 'Docs /'],
] as const)
  test(`breadcrumbs start with ${trail[0]} after a client-side navigation`, async ({page}) => {
    await visit(page, from);
    await markDocument(page);
    await linkNamed(mainNavigation(page), link).click();
    // The home page has breadcrumbs only in its structured data.
    if (link !== 'Docs') await expect(crumbs(page).getByRole('link')).toHaveText(trail);
    await expect
      .poll(async () => (await structuredCrumbs(page)).map(([first]) => first))
      .toEqual([structured]);
    expect(await isSameDocument(page)).toBe(true);
  });

test('breadcrumbs and their structured data agree', async ({page}) => {
  await openUnhydrated(page, '/api/create-offer');
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['API', 'Offers', 'Create']);
  await expect(crumbs(page).getByRole('link').first()).toHaveAttribute('href', '/api');
  expect(await structuredCrumbs(page)).toEqual([
    ['API /api', 'Offers /api/category/offers', 'Create /api/create-offer'],
  ]);
});

test.describe('the not-found page', () => {
  const suggested = (page: Page) => page.locator('main li a');

  for (const [index, [address, title]] of (
    [
      ['/integration/slack', 'Send notifications to Slack'],
      ['/private-offers', /^Create a private offer/],
      ['/docs/api', 'API overview'],
      ['/api/offers', 'Offers API'],
      ['/sdk/python', 'Python SDK'],
      ['/get-started/webhooks', 'Receive webhooks'],
    ] as const
  ).entries())
    test(
      `suggests a page by its title for ${address}`,
      {tag: index < 2 ? [] : '@nightly'},
      async ({page}) => {
        await visit(page, address);
        await expect(suggested(page).first()).toHaveText(title);
      },
    );

  test('suggests addresses if the titles cannot be loaded', async ({page}) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await visit(page, '/integration/slack');
    await expect(suggested(page).first()).toHaveText('/integrations/slack');
  });

  test('opens the search page with the typed words', async ({page}) => {
    await visit(page, '/nope');
    await page.locator('main').getByRole('searchbox').fill('refund');
    await page.locator('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search?q=refund');
  });

  test('loads titles only when an address has no page', async ({page}) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await visit(page, '/billing/invoice');
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => /search|nearest/.test(path))).toEqual([]);
  });
});

test.describe('without JavaScript, the not-found page', () => {
  test.use({javaScriptEnabled: false});

  test('has a search field that goes to the search page', async ({page}) => {
    await page.goto('/nope');
    const form = page.locator('main').getByRole('search');
    await form.getByRole('searchbox').fill('refund');
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/search?q=refund');
  });
});
