import {expect, type Page} from '@playwright/test';
import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import {announcementBar} from '../../config/announcement';
import {footer} from '../../config/footer';
import {navbar} from '../../config/navbar';
import {search} from '../fixtures/sites/mechanisms/search';
import {origins} from '../support/sites';
import {
  announcement,
  colorMode,
  colorSwitch,
  linkNamed,
  mainNavigation,
  openUnhydrated,
  visit,
} from '../support/visit';
import {expectPages} from './routes';
import {ServedPage, textOf} from './served-page';
import {statement} from './statement';

const fixture = origins.mechanisms;
const wide = {width: 1440, height: 900};

/** A pattern for the name of each entity, and the operations that show its fields. */
const entities: [name: RegExp, operations: string[]][] = [
  [/offer/i, ['get-offer', 'list-offers']],
  [/product/i, ['get-product', 'list-products']],
  [/entitlement/i, ['get-entitlement', 'update-entitlement-price-model']],
  [/term/i, ['list-entitlement-terms']],
  [/seat/i, ['update-entitlement-seat']],
  [/add-?on/i, ['apply-addon-to-entitlement']],
  [/credit/i, ['add-entitlement-credit']],
  [/buyer/i, ['get-buyer']],
  [/contact/i, ['get-contact']],
  [/invoice/i, ['get-invoice']],
  [/payment/i, ['list-payment-transactions']],
  [/refund/i, ['create-refund']],
  [/wallet/i, ['create-credit-wallet']],
  [/billable metric/i, ['get-billable-metric']],
  [/usage record group/i, ['list-usage-record-groups']],
  [/report/i, ['list-usage-record-reports']],
  [/metering dimension/i, ['list-product-metering-dimensions']],
  [/revenue record/i, ['list-revenue-records']],
  [/ticket/i, ['get-support-ticket', 'create-support-ticket-comment']],
  [/attach|file/i, ['create-support-ticket-attachment']],
  [/notification event|event/i, ['list-notification-events']],
  [/message/i, ['get-notification-message']],
  [/API client/i, ['get-api-client']],
];

statement(
  '3.entities.01',
  async ({served}) => {
    for (const [name, slugs] of entities) {
      for (const slug of slugs) {
        const page = new ServedPage(served.get(`/api/${slug}`)?.html ?? '');
        expect(page.heading, slug).toMatch(name);
        // A response lists its own fields, or links to the page of the object that it returns.
        const [object] = page.withClass('object-link', page.withClass('response'));
        const fields = object
          ? new ServedPage(served.get(object.attribs.href ?? '')?.html ?? '')
          : page;
        const described = fields.withClass('prop').filter((property) => {
          const [text] = fields.withClass('prop__text', [property]);
          return textOf(text) !== '';
        });
        expect(described.length, `described fields in the responses of ${slug}`).toBeGreaterThan(2);
      }
    }
  },
  {cheap: true},
);

statement('3.announcement.01', async ({page}) => {
  await visit(page, '/');
  const stored = () => page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'));
  await expect.poll(stored).toBe(announcementBar?.id);
});

statement('3.announcement.02', async ({page}) => {
  await visit(page, `${fixture}/`);
  await expect(announcement(page).locator('strong')).toHaveText('no');
});

statement('3.announcement.03', async ({page}) => {
  await visit(page, `${fixture}/`);
  await expect(announcement(page)).toHaveCSS('background-color', 'rgb(32, 48, 63)');
  await expect(announcement(page)).toHaveCSS('color', 'rgb(253, 253, 253)');
});

statement('3.announcement.04', async ({page}) => {
  await visit(page, `${fixture}/`);
  await expect(announcement(page)).toBeVisible();
  await expect(announcement(page).getByRole('button')).toHaveCount(0);
  await visit(page, '/');
  await expect(announcement(page).getByRole('button', {name: 'Close'})).toBeVisible();
});

statement('3.navbar.01', async ({page}) => {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}/`);
  await expect(mainNavigation(page).locator('.navbar__title').first()).toHaveText('Mechanisms');
});

statement('3.navbar.02', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, `${fixture}/`);
  const logo = mainNavigation(page).getByRole('img', {name: 'Mechanisms logo'});
  await expect(logo).toHaveAttribute('src', '/img/wordmark.svg');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(logo).toHaveAttribute('src', '/img/wordmark-dark.svg');
});

statement('3.navbar.03', async ({page}) => {
  await visit(page, `${fixture}/`);
  const logo = mainNavigation(page).getByRole('img', {name: 'Mechanisms logo'});
  await expect(logo).toHaveAttribute('width', '90');
  await expect(logo).toHaveAttribute('height', '24');
});

statement('3.navbar.04', async ({page}) => {
  await visit(page, `${fixture}/`);
  const brand = mainNavigation(page).locator('a', {
    has: page.getByRole('img', {name: 'Mechanisms logo'}),
  });
  await expect(brand).toHaveAttribute('href', 'https://www.argosy.example/');
  await expect(brand).toHaveAttribute('target', '_blank');
});

statement('3.navbar.05', async ({firstViews}) => {
  for (const view of firstViews) {
    for (const {label, position} of (navbar?.items ?? []).filter(
      (item) => item?.type !== 'search',
    )) {
      const box = await linkNamed(mainNavigation(view), String(label)).boundingBox();
      const middle = (box?.x ?? NaN) + (box?.width ?? NaN) / 2;
      expect(
        position === 'left' ? middle < 720 : middle > 720,
        `${label} is on the ${position}`,
      ).toBe(true);
    }
  }
});

statement('3.navbar.06', async () => {
  const validated = (item: object) =>
    validateThemeConfig({
      themeConfig: {navbar: {items: [item]}},
      validate: (schema, value) => {
        const result = schema.validate(value, {convert: false});
        if (result.error) throw result.error;
        return result.value;
      },
    } as Parameters<typeof validateThemeConfig>[0]);
  for (const item of navbar?.items ?? []) expect(() => validated(item)).not.toThrow();
  expect(() => validated({type: 'carousel', label: 'x'})).toThrow(/Bad navbar item type carousel/);
});

statement('3.navbar.07', async ({page}) => {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}/`);
  const inside = linkNamed(mainNavigation(page), 'Inside');
  await expect(inside).toHaveAttribute('href', '/docs-data');
  await expect(inside).not.toHaveAttribute('target');
  const outside = linkNamed(mainNavigation(page), 'Outside');
  await expect(outside).toHaveAttribute('href', 'https://www.argosy.example/');
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
});

statement('3.navbar.08', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  const topAfterScroll = async (address: string) => {
    await visit(page, address);
    for (let turn = 0; turn < 6; turn += 1) {
      await page.mouse.wheel(0, 60);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(400);
    return (await mainNavigation(page).boundingBox())?.y ?? NaN;
  };
  expect(await topAfterScroll(`${fixture}/`)).toBeLessThan(0);
  expect(await topAfterScroll('/')).toBeGreaterThanOrEqual(0);
});

statement('3.navbar.09', async ({page}) => {
  await visit(page, `${origins.errors}/`);
  await expect(mainNavigation(page)).toHaveClass(/navbar--dark/);
});

statement('3.navbar.10', async ({page}) => {
  await visit(page, `${fixture}/`);
  await expect(mainNavigation(page)).toHaveClass(/navbar--primary/);
});

statement('3.footer.01', async ({page}) => {
  await visit(page, `${fixture}/`);
  await expect(page.getByRole('contentinfo')).toHaveClass(/footer--dark/);
  await visit(page, '/');
  expect(footer.style).toBe('light');
  await expect(page.getByRole('contentinfo')).not.toHaveClass(/footer--dark/);
});

statement('3.footer.02', async ({firstViews}) => {
  for (const view of firstViews) {
    for (const {title, items} of footer.links) {
      const column = view
        .getByRole('contentinfo')
        .locator('.footer__col')
        .filter({has: view.getByText(title ?? '', {exact: true})});
      await expect(column.getByRole('link')).toHaveCount(items.length);
      for (const {label} of items) await expect(linkNamed(column, String(label))).toBeVisible();
    }
  }
});

statement('3.footer.03', async ({page}) => {
  await page.goto(`${fixture}/`);
  const links = page.getByRole('contentinfo').locator('.footer__link-item');
  await expect(links).toHaveText([/^Start/, /^Data/, /^Away/]);
  const tops = await links.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});

statement('3.footer.04', async ({page}) => {
  await page.goto(`${fixture}/`);
  const logo = page.getByRole('contentinfo').getByRole('img', {name: 'Footer logo'}).first();
  await expect(logo).toHaveAttribute('width', '90');
  await expect(
    page.getByRole('contentinfo').locator('a', {has: page.getByRole('img', {name: 'Footer logo'})}),
  ).toHaveAttribute('href', 'https://www.argosy.example/');
});

statement('3.footer.05', async ({firstViews}) => {
  for (const view of firstViews)
    await expect(view.getByRole('contentinfo')).toContainText(footer.copyright ?? 'no copyright');
});

statement('3.color.01', async ({page, firstViews}) => {
  await openUnhydrated(page, `${origins.errors}/`);
  expect(await colorMode(page)).toBe('dark');
  for (const view of firstViews) expect(await colorMode(view)).toBe('light');
});

statement('3.color.02', async ({page}) => {
  await visit(page, `${origins.errors}/`);
  await expect(mainNavigation(page)).toBeVisible();
  await expect(colorSwitch(page)).toHaveCount(0);
});

statement('3.color.03', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, `${fixture}/`);
  expect(await colorMode(page)).toBe('dark');
  await visit(page, '/');
  expect(await colorMode(page)).toBe('light');
});

interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string; unlisted?: boolean}[];
  draftIds: string[];
  sidebars?: Record<string, {link?: {label: string; path: string}}>;
}

async function versionsOf(page: Page, plugin: string): Promise<Version[]> {
  await visit(page, `${fixture}/docs-data`);
  const text = await page.locator('#docs-data').textContent();
  return (JSON.parse(text ?? '') as Record<string, {versions: Version[]}>)[plugin]?.versions ?? [];
}

async function version(page: Page, name: string): Promise<Version> {
  const found = (await versionsOf(page, 'default')).find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no version ${name}`);
  return found;
}

statement('3.version.01', async ({page}) => {
  const versions = await versionsOf(page, 'default');
  expect(versions.map(({name, label}) => [name, label])).toEqual([
    ['current', 'Next'],
    ['2.0', '2.0'],
    ['1.0', '1.0'],
  ]);
});

statement('3.version.02', async ({page}) => {
  for (const [plugin, last] of [
    ['default', '2.0'],
    ['handbook', '1.0'],
  ] as const) {
    const versions = await versionsOf(page, plugin);
    expect(versions.filter(({isLast}) => isLast).map(({name}) => name)).toEqual([last]);
  }
});

statement('3.version.03', async ({page, request}) => {
  const {docs} = await version(page, '2.0');
  expect(docs).toContainEqual({id: 'guides/second', path: '/guides/second', sidebar: 'main'});
  await expectPages(
    request,
    docs.map(({path}) => `${fixture}${path}`),
  );
});

statement('3.version.04', async ({page, request}) => {
  const {docs} = await version(page, '2.0');
  const unlisted = docs.filter((doc) => doc.unlisted);
  expect(unlisted.map(({id}) => id).sort()).toEqual(['guides/hidden', 'guides/hidden-too']);
  const html = await (await request.get(`${fixture}/guides/hidden`)).text();
  expect(html).toMatch(/<meta[^>]+name="?robots"?[^>]+noindex/);
});

statement('3.version.05', async ({page, request}) => {
  const {docs, draftIds} = await version(page, '2.0');
  expect(draftIds).toEqual(['drafted']);
  expect(docs.map(({id}) => id)).not.toContain('drafted');
  expect((await request.get(`${fixture}/drafted`)).status()).toBe(404);
});

statement('3.version.06', async ({page}) => {
  const {sidebars} = await version(page, '2.0');
  expect(sidebars?.main?.link).toMatchObject({path: '/'});
});

statement('3.version.07', async ({page}) => {
  for (const name of ['current', '2.0', '1.0']) {
    const {docs, mainDocId, path} = await version(page, name);
    expect(docs.find(({id}) => id === mainDocId)?.path.replace(/(?<=.)\/$/, '')).toBe(path);
  }
});

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

statement('3.sidebar.01', async ({page}) => {
  await visit(page, `${fixture}/`);
  await expect(linkNamed(sidebar(page), 'Link away')).toHaveAttribute(
    'href',
    'https://www.argosy.example/',
  );
  await expect(linkNamed(sidebar(page), 'Start of 2.0')).toHaveAttribute('href', '/');
});

statement('3.sidebar.02', async ({page}) => {
  await visit(page, `${fixture}/guides/second`);
  await expect(linkNamed(sidebar(page), 'Second')).toBeVisible();
  await expect(linkNamed(sidebar(page), 'Hidden')).toHaveCount(0);
  await visit(page, `${fixture}/guides/hidden`);
  await expect(linkNamed(sidebar(page), 'Hidden')).toBeVisible();
});

statement('3.sidebar.03', async ({page}) => {
  await visit(page, `${fixture}/`);
  const category = linkNamed(sidebar(page), 'Linked category');
  await expect(category).toHaveAttribute('href', '/guides/first');
  await category.click();
  await expect(page).toHaveURL(`${fixture}/guides/first`);
  await expect(linkNamed(sidebar(page), 'Second')).toBeVisible();
});

statement('3.sidebar.04', async ({page}) => {
  await visit(page, `${fixture}/`);
  // The category's page is unlisted, so its label only opens the list.
  const category = sidebar(page).locator('a.menu__link--sublist', {hasText: 'Unlisted category'});
  await expect(category).toBeVisible();
  await expect(category).not.toHaveAttribute('href', /hidden-too/);
  await category.click();
  await expect(linkNamed(sidebar(page), 'Fifth')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

statement('3.search.01', async ({hosted}) => {
  expect(hosted.queries.length).toBeGreaterThan(0);
  for (const {applicationId} of hosted.queries) expect(applicationId).toBe(search.appId);
});

statement('3.search.02', async ({hosted}) => {
  expect(hosted.seeAll).toBe(`/${search.searchPagePath}?q=invoice`);
  expect(hosted.resultsPage).toMatchObject({status: 200, box: 'invoice', results: 4});
});

statement('3.search.03', async ({hosted}) => {
  const [, , matching, other] = hosted.links;
  expect(matching).toBe('https://status.argosy.example/old/incidents');
  expect(other).toBe('/guides/third');
});

statement('3.search.04', async ({hosted}) => {
  const [unchanged, rewritten] = hosted.links;
  expect(unchanged).toBe('/guides/second');
  expect(rewritten).toBe('/guides/first');
});

statement('3.search.05', async ({hosted}) => {
  for (const {facetFilters} of hosted.queries)
    expect(facetFilters).toEqual(expect.arrayContaining(search.searchParameters.facetFilters));
});

// Contextual search is on in the published site. 7.search.02 tests its filters for language and version.
statement('3.search.06', async ({hosted}) => {
  expect(search.contextualSearch).toBe(false);
  for (const {facetFilters} of hosted.queries)
    expect(JSON.stringify(facetFilters)).not.toMatch(/language:|docusaurus_tag:/);
});
