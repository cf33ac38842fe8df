import {expect} from '@playwright/test';
import type {Element} from 'domhandler';
import docusaurusConfig from '../../docusaurus.config';
import {site} from '../../config/site';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {
  announcement,
  colorSwitch,
  linkNamed,
  mainNavigation,
  openUnhydrated,
  ready,
  visit,
} from '../support/visit';
import {expectPages, operations, routes} from './routes';
import {ServedPage, textOf} from './served-page';
import {statement} from './statement';

statement('1.product.01', async ({page}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText(/sell/i);
  await expect(main).toContainText(/bill/i);
  await expect(main).toContainText(/cloud marketplace/i);
});

interface Topic {
  /** What the pages call the topic. */
  name: RegExp;
  /** The first page introduces the topic. */
  paths: string[];
}

const topics: Record<string, Topic> = {
  '1.product.02': {
    name: /\blist(ing|ed)?\b/i,
    paths: ['aws', 'azure', 'gcp'].map((cloud) => `/${cloud}-marketplace/list-product`),
  },
  '1.product.03': {
    name: /private offer/i,
    paths: ['aws', 'azure', 'gcp', 'snowflake'].map(
      (cloud) => `/${cloud}-marketplace/create-private-offer`,
    ),
  },
  '1.product.04': {name: /co-?sell/i, paths: routes.guides.cosell ?? []},
  '1.product.05': {name: /\busage\b/i, paths: ['/get-started/metering', '/billing/metering']},
  '1.product.06': {name: /\binvoices?\b/i, paths: ['/billing/invoice']},
  '1.product.07': {
    name: /\b(analytics|dashboards?|charts?|datasets?)\b/i,
    paths: routes.guides.analytics ?? [],
  },
  '1.product.08': {name: /\bworkflows?\b/i, paths: routes.guides.workflow ?? []},
};
for (const [id, {name, paths}] of Object.entries(topics)) {
  statement(
    id,
    async ({served}) => {
      let steps = 0;
      for (const path of paths) {
        const page = new ServedPage(served.get(path)?.html ?? '');
        const introduction = `${page.heading} ${page.description}`;
        if (path === paths[0]) expect(introduction, path).toMatch(name);
        expect(page.words.join(' '), path).toMatch(name);
        expect(page.words.length, `words of ${path}`).toBeGreaterThan(150);
        expect(page.sections.length, `sections of ${path}`).toBeGreaterThan(1);
        const current = page
          .withClass('menu__link')
          .filter(({attribs}) => attribs['aria-current'] === 'page');
        expect(
          current.map(({attribs}) => attribs.href),
          `${path} is in its sidebar`,
        ).toEqual([path]);
        steps += page.all(({name: tag}) => tag === 'ol', page.article).length;
      }
      expect(steps, 'numbered instructions').toBeGreaterThan(0);
    },
    {cheap: true},
  );
}

statement('1.areas.01', async ({page}) => {
  await openUnhydrated(page, '/');
  await expect(linkNamed(mainNavigation(page), 'Docs')).toHaveAttribute('href', '/');
  await expect(linkNamed(mainNavigation(page), 'Docs')).toHaveClass(/navbar__link--active/);
});

statement('1.areas.02', async ({page}) => {
  await openUnhydrated(page, '/api');
  await expect(linkNamed(mainNavigation(page), 'API')).toHaveClass(/navbar__link--active/);
});

statement(
  '1.areas.03',
  async ({request}) => {
    for (const [area, category] of Object.entries(routes.api.categories)) {
      const html = await (await request.get(category)).text();
      for (const operation of routes.api.operations[area] ?? []) {
        // The minifier removes optional quotes.
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
    const contract = (await (await request.get('/openapi.json')).json()) as {
      paths: Record<string, Record<string, {operationId?: string}>>;
    };
    const ids = Object.values(contract.paths).flatMap((path) =>
      Object.values(path).flatMap((operation) => operation.operationId ?? []),
    );
    const slugs = ids.map(
      (id) => `/api/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    );
    expect(slugs).toEqual(expect.arrayContaining(operations));
    await expectPages(request, slugs);
  },
  {cheap: true},
);

statement('1.areas.05', async ({page}) => {
  await openUnhydrated(page, '/sdks');
  await expect(linkNamed(mainNavigation(page), 'SDK')).toHaveClass(/navbar__link--active/);
});

statement('1.features.01', async ({page, firstViews}) => {
  const [, ...articles] = firstViews;
  for (const view of articles) {
    const {pathname} = new URL(view.url());
    const sidebar = view.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.locator(`a[href="${pathname}"]`)).toBeVisible();
    const crumbs = view.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('link').first()).toBeVisible();
    const pager = view.getByRole('navigation', {name: 'Docs pages'});
    await expect(pager.getByRole('link').first()).toBeVisible();
  }
  await openUnhydrated(page, '/');
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

statement('1.features.04', async ({firstViews}) => {
  for (const view of firstViews) {
    await expect(colorSwitch(view)).toBeVisible();
    await expect(colorSwitch(view)).toBeEnabled();
  }
});

statement('1.features.05', async ({firstViews}) => {
  for (const view of firstViews) await expect(announcement(view)).toBeVisible();
});

statement('1.features.06', async ({page}) => {
  await visit(page, `${origins.mechanisms}/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start of 2.0');
  await visit(page, `${origins.mechanisms}/1.0`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start of 1.0');
  await expect(page.getByRole('alert')).toContainText('no longer actively maintained');
});

statement('1.features.07', async ({page}) => {
  await openUnhydrated(page, templates.guide);
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents).toBeVisible();
  const last = contents.getByRole('link').last();
  const heading = page.getByRole('heading', {name: await last.innerText()}).first();
  await expect(heading).not.toBeInViewport();
  await last.click();
  await expect(heading).toBeInViewport();
  await ready(page);
  await contents.getByRole('link').first().click();
  await expect(heading).not.toBeInViewport();
});

for (const [id, language, address, sample] of [
  ['1.features.08', 'powershell', '/integrations/outlook', 'New-'],
  ['1.features.09', 'java', '/sdks/started/Java%20SDK', 'import '],
] as const) {
  statement(id, async ({page}) => {
    await openUnhydrated(page, address);
    const block = page.locator(`pre.language-${language}`, {hasText: sample}).first();
    const colors = () =>
      block
        .locator('code span')
        .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color));
    expect(new Set(await colors()).size, 'colors before hydration').toBeGreaterThan(2);
    await ready(page);
    expect(new Set(await colors()).size, 'colors after hydration').toBeGreaterThan(2);
  });
}

statement('1.features.10', async ({served}) => {
  const without = [...served]
    .map(([path, {html}]) => ({path, page: new ServedPage(html)}))
    .filter(({page}) => page.all(({name}) => name === 'h2', page.article).length > 1)
    .filter(({page}) => page.contents.length === 0)
    // The samples take the column of an operation's contents.
    .filter(({page}) => page.withClass('operation').length === 0)
    // The matrix takes the whole width.
    .filter(({path}) => path !== '/capabilities')
    .map(({path}) => path);
  expect(without.filter((path) => path !== routes.home)).toEqual([]);
});

/** The highlighter's classes have one letter. */
const isColored = ({name, attribs}: Element) =>
  name === 'span' && /^[a-z]$/.test(attribs.class ?? '');

statement('1.features.11', async ({served}) => {
  let blocks = 0;
  const plain: string[] = [];
  for (const [path, {html}] of served) {
    const page = new ServedPage(html);
    for (const block of page.all(({name}) => name === 'pre', page.article)) {
      const code = textOf(block);
      // A command of three words has nothing to highlight.
      if (block.attribs.class === 'language-text' || code.split(' ').length < 4) continue;
      blocks += 1;
      if (page.all(isColored, [block]).length === 0) plain.push(`${path}: ${code}`);
    }
  }
  expect(blocks, 'blocks on the published pages').toBeGreaterThan(500);
  expect(plain, 'blocks without highlighting').toEqual([]);
});

statement('1.public.01', async ({served}) => {
  for (const [path, {status}] of served) expect(status, path).toBe(200);
});

statement('1.public.02', async ({firstViews}) => {
  for (const view of firstViews)
    await expect(linkNamed(mainNavigation(view), 'Sign in')).toHaveAttribute(
      'href',
      site.links.signIn,
    );
  expect(new URL(site.links.signIn).host).not.toBe(new URL(site.url).host);
  expect(new URL(site.links.signIn).pathname).toBe('/login');
});

statement('1.public.03', async ({served}) => {
  for (const [path, {html}] of served) {
    expect(html, `${path} submits nothing but a search`).not.toMatch(
      /<form[^>]+(?:method="post"|action="(?!\/search"))/i,
    );
    expect(html, `${path} takes no text`).not.toMatch(
      /<textarea|contenteditable|type="(?:password|email|tel|number)"/i,
    );
    for (const [input] of html.matchAll(/<input\b[^>]*>/g)) {
      // A reader's own IDs replace those in samples. They have no form, so nothing sends them.
      expect(input, `${path}: an input that is neither a choice nor the search`).toMatch(
        /type="(?:radio|checkbox|search)"|placeholder="Search docs"|data-own-value=/,
      );
    }
  }
});

statement('1.public.04', async ({firstViews}) => {
  for (const view of firstViews) {
    await expect(view.locator('html')).toHaveAttribute('lang', 'en');
    await expect(
      view.locator(
        'link[rel="alternate"][hreflang]:not([hreflang="en"]):not([hreflang="x-default"])',
      ),
    ).toHaveCount(0);
  }
  expect(docusaurusConfig.i18n?.locales).toEqual(['en']);
});

statement('1.public.05', async ({firstViews}) => {
  for (const view of firstViews) {
    await expect(view.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(view.locator('body')).toHaveCSS('direction', 'ltr');
  }
});
