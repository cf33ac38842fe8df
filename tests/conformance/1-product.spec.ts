import {expect} from '@playwright/test';
import {parse} from 'yaml';
import docusaurusConfig from '../../docusaurus.config';
import {site} from '../../config/site';
import {publishedPages} from '../support/pages';
import {origins} from '../support/sites';
import {announcement, colourSwitch, linkNamed, mainNavigation, visit} from '../support/visit';
import {expectPages, operations, routes} from './routes';
import {statement} from './statement';

statement('1.product.01', async ({page}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText(/sell/i);
  await expect(main).toContainText(/bill/i);
  await expect(main).toContainText(/cloud marketplace/i);
});

const documented: Record<string, string[]> = {
  '1.product.02': [
    '/aws-marketplace/list-product',
    '/azure-marketplace/list-product',
    '/gcp-marketplace/list-product',
  ],
  '1.product.03': [
    '/aws-marketplace/create-private-offer',
    '/azure-marketplace/create-private-offer',
    '/gcp-marketplace/create-private-offer',
    '/snowflake-marketplace/create-private-offer',
  ],
  '1.product.04': routes.guides.cosell ?? [],
  '1.product.05': ['/get-started/metering', '/billing/metering'],
  '1.product.06': ['/billing/invoice'],
  '1.product.07': routes.guides.analytics ?? [],
  '1.product.08': routes.guides.workflow ?? [],
};
for (const [id, paths] of Object.entries(documented)) {
  statement(id, async ({request}) => expectPages(request, paths), {cheap: true});
}

statement('1.areas.01', async ({page}) => {
  await visit(page, '/');
  await expect(linkNamed(mainNavigation(page), 'Docs')).toHaveAttribute('href', '/');
  await expect(linkNamed(mainNavigation(page), 'Docs')).toHaveClass(/navbar__link--active/);
});

statement('1.areas.02', async ({page}) => {
  await visit(page, '/api');
  await expect(linkNamed(mainNavigation(page), 'API')).toHaveClass(/navbar__link--active/);
});

statement(
  '1.areas.03',
  async ({request}) => {
    for (const [area, category] of Object.entries(routes.api.categories)) {
      const html = await (await request.get(category)).text();
      for (const operation of routes.api.operations[area] ?? []) {
        // The minifier leaves out quotes that HTML does not need.
        const link = new RegExp(`href="?${operation}[" >]`);
        expect(link.test(html), `${category} links to ${operation}`).toBe(true);
      }
    }
  },
  {cheap: true},
);

statement(
  '1.areas.04',
  async ({request}) => {
    const contract = parse(await (await request.get('/openapi.yaml')).text()) as {
      paths: Record<string, Record<string, {operationId?: string}>>;
    };
    const ids = Object.values(contract.paths).flatMap((path) =>
      Object.values(path).flatMap((operation) => operation.operationId ?? []),
    );
    const slugs = ids.map(
      (id) => `/api/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    );
    expect(slugs.sort()).toEqual([...operations].sort());
    await expectPages(request, slugs);
  },
  {cheap: true},
);

statement('1.areas.05', async ({page}) => {
  await visit(page, '/sdks');
  await expect(linkNamed(mainNavigation(page), 'SDK')).toHaveClass(/navbar__link--active/);
});

statement('1.features.01', async ({page}) => {
  await visit(page, '/');
  await linkNamed(mainNavigation(page), 'API').click();
  await expect(page).toHaveURL('/api');
  await linkNamed(mainNavigation(page), 'SDK').click();
  await expect(page).toHaveURL('/sdks');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

statement('1.features.02', async ({page}) => {
  await visit(page, '/');
  await mainNavigation(page)
    .getByRole('button', {name: /search/i})
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

statement('1.features.03', async ({page}) => {
  await visit(page, '/search');
  await expect(page.getByRole('main').getByPlaceholder('Search docs')).toBeVisible();
});

statement('1.features.04', async ({page}) => {
  await visit(page, '/');
  await expect(colourSwitch(page)).toBeVisible();
  await expect(colourSwitch(page)).toBeEnabled();
});

statement('1.features.05', async ({page}) => {
  await visit(page, '/');
  await expect(announcement(page)).toBeVisible();
});

statement('1.features.06', async ({page}) => {
  await visit(page, `${origins.mechanisms}/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start of 2.0');
  await visit(page, `${origins.mechanisms}/1.0`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start of 1.0');
  await expect(page.getByRole('alert')).toContainText('no longer actively maintained');
});

statement('1.features.07', async ({page}) => {
  await visit(page, `${origins.mechanisms}/`);
  const contents = page.locator('.table-of-contents').first();
  await contents.getByRole('link', {name: 'Part 7'}).click();
  await expect(page).toHaveURL(/#part-7$/);
  await expect(page.getByRole('heading', {name: 'Part 7'})).toBeInViewport();
});

for (const [id, language, sample] of [
  ['1.features.08', 'powershell', 'Get-ChildItem'],
  ['1.features.09', 'java', 'public class Order'],
] as const) {
  statement(id, async ({page}) => {
    await visit(page, `${origins.mechanisms}/guides/first`);
    const block = page.locator(`pre.language-${language}`);
    await expect(block).toContainText(sample);
    // An unknown language gives plain tokens only.
    const kinds = await block
      .locator('.token')
      .evaluateAll((tokens) => tokens.map((token) => token.className));
    expect(new Set(kinds.filter((kind) => !kind.includes('plain'))).size).toBeGreaterThan(2);
  });
}

statement('1.public.01', async ({request}) => {
  for (const path of publishedPages()) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
  }
});

statement('1.public.02', async ({page}) => {
  await visit(page, '/');
  const link = linkNamed(mainNavigation(page), 'Sign in');
  await expect(link).toHaveAttribute('href', site.links.signIn);
  expect(new URL(site.links.signIn).host).not.toBe(new URL(site.url).host);
  expect(new URL(site.links.signIn).pathname).toBe('/login');
});

statement('1.public.03', async ({request}) => {
  for (const path of publishedPages()) {
    const html = await (await request.get(path)).text();
    expect(html, `${path} submits nothing`).not.toMatch(/<form[^>]+(?:method="post"|action=)/i);
    expect(html, `${path} takes no text`).not.toMatch(
      /<textarea|contenteditable|type="(?:password|email|tel|number)"/i,
    );
    for (const [input] of html.matchAll(/<input\b[^>]*>/g)) {
      expect(input, `${path}: an input that is neither a choice nor the search`).toMatch(
        /type="(?:radio|checkbox|search)"|placeholder="Search docs"/,
      );
    }
  }
});

statement('1.public.04', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    page.locator(
      'link[rel="alternate"][hreflang]:not([hreflang="en"]):not([hreflang="x-default"])',
    ),
  ).toHaveCount(0);
  expect(docusaurusConfig.i18n?.locales).toEqual(['en']);
});

statement('1.public.05', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).direction)).toBe(
    'ltr',
  );
});
