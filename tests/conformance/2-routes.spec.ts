import {expect, type Page} from '@playwright/test';
import {site} from '../../config/site';
import {origins} from '../support/sites';
import {linkNamed, mainNavigation, navigateOnClient, ready, visit} from '../support/visit';
import {expectPages, operations, routes} from './routes';
import {statement} from './statement';

statement('2.routes.01', async ({request}) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await request.fetch('/api', {method});
    expect(response.status(), method).toBe(405);
  }
  expect((await request.fetch('/api', {method: 'HEAD'})).status()).toBe(200);
});

statement('2.routes.02', async ({request}) => {
  for (const [requested, clean] of [
    ['/api.html', '/api'],
    ['/index.html', '/'],
    ['/api/index.html', '/api'],
    ['/api.html?q=1', '/api?q=1'],
  ] as const) {
    const response = await request.get(requested, {maxRedirects: 0});
    expect(response.status(), requested).toBe(301);
    expect(response.headers().location, requested).toBe(clean);
  }
});

statement('2.routes.03', async ({request}) => {
  for (const [requested, clean] of [
    ['/index', '/'],
    ['/api/index', '/api'],
    ['/sdks/index', '/sdks'],
  ] as const) {
    const response = await request.get(requested, {maxRedirects: 0});
    expect(response.status(), requested).toBe(301);
    expect(response.headers().location, requested).toBe(clean);
  }
});

/** Expects the page with its own title, address, and canonical link. */
async function expectPageAt(page: Page, address: string, query = ''): Promise<void> {
  const html = await (await page.request.get(address)).text();
  await expect(page).toHaveTitle(/<title[^>]*>([^<]+)/.exec(html)?.[1] ?? 'no title');
  await expect(page).toHaveURL(`${address}${query}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${site.url}${address}`);
}

for (const [id, spellings] of [
  [
    '2.routes.04',
    {
      '/api.html': '/api',
      '/index.html': '/',
      '/sdks/started/Go%20SDK.html': '/sdks/started/Go%20SDK',
    },
  ],
  [
    '2.routes.05',
    {'/api/index': '/api', '/index': '/', '/sdks/started/Go%20SDK/index': '/sdks/started/Go%20SDK'},
  ],
  [
    '2.routes.10',
    {
      '/API': '/api',
      '/billing%20': '/billing',
      '/salesforce-app/cppo': '/salesforce-app/CPPO',
      '/sdks/started/go%20sdk': '/sdks/started/Go%20SDK',
    },
  ],
  ['2.routes.12', {'/sdks/started': '/sdks', '/billing/overview': '/billing'}],
] as const) {
  statement(id, async ({page}) => {
    await visit(page, '/glossary');
    for (const [requested, address] of Object.entries(spellings)) {
      await navigateOnClient(page, `${requested}?x=1`);
      await expectPageAt(page, address, '?x=1');
    }
  });
}

statement('2.routes.09', async ({request}) => {
  for (const [requested, address] of [
    ['/API', '/api'],
    ['/workflow/HTML', '/workflow/html'],
    ['/salesforce-app/cppo?q=1', '/salesforce-app/CPPO?q=1'],
    ['/billing%20', '/billing'],
    ['/sdks/started/go%20sdk', '/sdks/started/Go%20SDK'],
  ] as const) {
    const response = await request.get(requested, {maxRedirects: 0});
    expect(response.status(), requested).toBe(301);
    expect(response.headers().location, requested).toBe(address);
  }
});

statement('2.routes.11', async ({page}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  // A static host returns this file for an unknown address.
  await page.route(/\/API|cppo|billing%20/, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({status: 404, path: 'build/404.html', contentType: 'text/html'})
      : route.continue(),
  );
  for (const [requested, address] of [
    ['/API', '/api'],
    ['/salesforce-app/cppo', '/salesforce-app/CPPO'],
    ['/billing%20', '/billing'],
  ] as const) {
    await page.goto(`${requested}?x=1`).catch(() => undefined);
    await expectPageAt(page, address, '?x=1');
    await ready(page);
    await expectPageAt(page, address, '?x=1');
  }
  // The browser reports the 404 of the original address.
  expect(messages.filter((text) => !text.includes('404'))).toEqual([]);
});

statement('2.routes.06', async ({page}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toContainText(/not found/i);
  await expect(mainNavigation(page)).toBeVisible();
});

statement('2.routes.07', async ({page}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/get started/i);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

statement(
  '2.routes.08',
  async ({request}) => {
    const html = await (await request.get('/')).text();
    for (const path of routes.guides['get-started'] ?? []) {
      expect(new RegExp(`href="?${path}[" >]`).test(html), path).toBe(true);
    }
  },
  {cheap: true},
);

statement('2.search.01', async ({request}) => expectPages(request, [routes.search]), {cheap: true});

statement('2.search.02', async ({page}) => {
  await visit(page, `${routes.search}?q=webhook`);
  const box = page.getByRole('main').getByPlaceholder('Search docs');
  await expect(box).toHaveValue('webhook');
  await box.fill('invoice');
  await expect(page).toHaveURL(/[?&]q=invoice/);
});

statement('2.search.03', async ({hosted, request}) => {
  expect(hosted.seeAll).toBe('/find?q=invoice');
  expect(hosted.resultsPage).toEqual({
    status: 200,
    heading: 'Search docs',
    box: 'invoice',
    results: 4,
  });
  expect((await request.get(`${origins.mechanisms}/search`)).status()).toBe(404);
});

for (const [id, label, target] of [
  ['2.nav.01', 'Docs', '/'],
  ['2.nav.02', 'API', '/api'],
  ['2.nav.03', 'SDK', '/sdks'],
  ['2.nav.04', 'Home', site.links.home],
  ['2.nav.05', `Why ${site.brand}`, site.links.why],
  ['2.nav.06', 'Pricing', site.links.pricing],
  ['2.nav.07', 'Blog', site.links.blog],
  ['2.nav.08', 'Sign in', site.links.signIn],
  ['2.nav.09', 'Contact us', site.links.contact],
] as const) {
  statement(id, async ({firstViews}) => {
    for (const view of firstViews) {
      const link = linkNamed(mainNavigation(view), label);
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', target);
    }
  });
}

statement('2.nav.10', async ({page}) => {
  const marked = mainNavigation(page).locator('[aria-current=page]:visible');
  for (const [address, labels] of [
    ['/', ['Docs']],
    ['/billing/offer', ['Docs']],
    ['/api/create-offer', ['API']],
    ['/sdks/started/Go%20SDK', ['SDK']],
    [routes.search, []],
    ['/no-such-page', []],
    ['/api/no-such-operation', []],
    ['/sdks/no-such-guide', []],
  ] as const) {
    await page.goto(address);
    await expect(marked, address).toHaveText(labels);
    await ready(page);
    await expect(marked, address).toHaveText(labels);
  }
});

[
  '/aws-marketplace',
  '/azure-marketplace',
  '/gcp-marketplace',
  '/integrations/alibaba-marketplace',
  '/integrations/aws-partner-network-api',
  '/integrations/aws-partner-network-s3',
  '/integrations/hubspot',
  '/integrations/lago',
  '/integrations/metronome',
  '/integrations/microsoft-teams',
  '/integrations/orb',
  '/integrations/salesforce',
  '/integrations/slack',
].forEach((target, index) => {
  statement(
    `2.footer.${String(index + 1).padStart(2, '0')}`,
    async ({firstViews, request}) => {
      await expectPages(request, [target]);
      for (const view of firstViews)
        await expect(view.getByRole('contentinfo').locator(`a[href="${target}"]`)).toBeVisible();
    },
    {cheap: true},
  );
});

for (const [id, label, target] of [
  ['2.footer.14', 'APIs', site.links.apis],
  ['2.footer.15', 'Changelog', site.links.changelog],
  ['2.footer.16', 'Status', site.links.status],
  ['2.footer.17', 'Support', site.links.support],
  ['2.footer.18', 'About', site.links.about],
  ['2.footer.19', 'Pricing', site.links.pricing],
  ['2.footer.20', 'Privacy', site.links.privacy],
  ['2.footer.21', 'Security', site.links.security],
] as const) {
  statement(id, async ({firstViews}) => {
    for (const view of firstViews) {
      const link = linkNamed(view.getByRole('contentinfo'), label);
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', target);
    }
    expect(new URL(target).host).not.toBe(new URL(site.url).host);
  });
}

statement('2.footer.22', async ({firstViews}) => {
  for (const view of firstViews)
    await expect(view.getByRole('contentinfo').getByText(/Copyright/)).toContainText('2025');
});

statement('2.api.01', async ({request}) => expectPages(request, [routes.api.overview]));

statement(
  '2.api.02',
  async ({request}) => expectPages(request, Object.values(routes.api.categories)),
  {cheap: true},
);

statement(
  '2.api.03',
  async ({request}) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const pages = [...sitemap.matchAll(/<loc>[^<]*(\/api\/[^/<]+)<\/loc>/g)].map(
      ([, path]) => path,
    );
    const found = pages.filter((path) => operations.includes(path ?? ''));
    expect(found.sort()).toEqual([...operations].sort());
  },
  {cheap: true},
);

Object.values(routes.api.operations).forEach((paths, index) => {
  statement(
    `2.api.${String(index + 4).padStart(2, '0')}`,
    async ({request}) => expectPages(request, paths),
    {cheap: true},
  );
});

routes.sdks.forEach((path, index) => {
  statement(`2.sdks.0${index + 1}`, async ({request}) => expectPages(request, [path]), {
    cheap: true,
  });
});

statement('2.sdks.06', async ({request}) => {
  for (const path of routes.sdks) {
    const html = await (await request.get(encodeURI(path))).text();
    const addresses = html.match(
      /(?:\b(?:href|content)="|"(?:url|image|item)":")[^"]*started[^"]*/g,
    );
    expect(addresses?.length, path).toBeGreaterThan(3);
    expect(addresses?.filter((address) => address.includes(' '))).toEqual([]);
  }
});

statement('2.sdks.07', async ({page}) => {
  await visit(page, '/sdks/started/Go%20SDK');
  const own = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current=page]');
  const entries = await page.evaluate(() => history.length);
  await own.click();
  await own.click();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

for (const [id, section, count] of [
  ['2.guides.01', 'analytics', 5],
  ['2.guides.02', 'aws-marketplace', 8],
  ['2.guides.03', 'azure-marketplace', 7],
  ['2.guides.04', 'gcp-marketplace', 7],
  ['2.guides.05', 'snowflake-marketplace', 6],
  ['2.guides.06', 'billing', 10],
  ['2.guides.07', 'cosell', 4],
  ['2.guides.08', 'get-started', 10],
  ['2.guides.09', 'hubspot-app', 4],
  ['2.guides.10', 'salesforce-app', 5],
  ['2.guides.12', 'integrations', 25],
  ['2.guides.13', 'workflow', 30],
] as const) {
  statement(
    id,
    async ({request}) => {
      const paths = routes.guides[section] ?? [];
      expect(paths).toHaveLength(count);
      await expectPages(request, paths);
    },
    {cheap: true},
  );
}

statement(
  '2.guides.11',
  async ({request}) => {
    const statuses = await Promise.all(
      ['/salesforce-app/configuration', '/hubspot-app/configuration'].map(async (path) =>
        (await request.get(path)).status(),
      ),
    );
    expect(statuses.sort()).toEqual([200, 404]);
  },
  {cheap: true},
);

statement(
  '2.guides.14',
  async ({request}) => {
    for (const [from, to] of Object.entries(routes.redirects)) {
      const response = await request.get(from, {maxRedirects: 0});
      expect(response.status(), from).toBe(301);
      expect(response.headers().location, from).toBe(to);
    }
    await expectPages(request, Object.values(routes.redirects));
  },
  {cheap: true},
);

const covered: Record<string, string[]> = {
  '2.integrations.01': ['/integrations/alibaba-marketplace'],
  '2.integrations.02': [
    '/integrations/openai',
    '/integrations/anthropic',
    '/integrations/google-gemini',
  ],
  '2.integrations.03': ['/integrations/aws-partner-network-s3-to-api'],
  '2.integrations.04': [
    '/integrations/aws-partner-network-api',
    '/integrations/aws-partner-network-s3',
  ],
  '2.integrations.05': [
    '/integrations/snowflake',
    '/integrations/bigquery',
    '/integrations/databricks',
    '/integrations/amazon-redshift',
  ],
  '2.integrations.06': ['/integrations/orb', '/integrations/metronome', '/integrations/lago'],
  '2.integrations.07': [
    '/integrations/google-drive',
    '/integrations/gmail',
    '/integrations/outlook',
  ],
  '2.integrations.08': ['/integrations/hubspot', '/integrations/salesforce'],
  '2.integrations.09': ['/integrations/netsuite', '/integrations/quickbooks'],
  '2.integrations.10': ['/integrations/slack', '/integrations/microsoft-teams'],
  '2.integrations.11': ['/integrations/okta-sso'],
  '2.integrations.12': ['/integrations/stripe'],
  '2.workflow.01': ['/workflow'],
  '2.workflow.02': ['aggregate', 'filter', 'if', 'limit', 'merge', 'switch'].map(
    (node) => `/workflow/${node}`,
  ),
  '2.workflow.03': ['webhook', 'respond-to-webhook', 'http-request'].map(
    (node) => `/workflow/${node}`,
  ),
  '2.workflow.04': ['manual-trigger', 'schedule-trigger', 'form', 'notification-event'].map(
    (node) => `/workflow/${node}`,
  ),
  '2.workflow.05': ['html', 'sticky-note', 'code'].map((node) => `/workflow/${node}`),
  '2.workflow.06': ['email', 'slack', 'microsoft-teams'].map((node) => `/workflow/${node}`),
  '2.workflow.07': [
    'salesforce',
    'hubspot',
    'gmail',
    'outlook',
    'google-drive',
    'bigquery',
    'snowflake',
    'openai',
    'stripe',
    'quickbooks',
  ].map((node) => `/workflow/${node}`),
};
for (const [id, paths] of Object.entries(covered)) {
  statement(
    id,
    async ({request}) => {
      const section = routes.guides[id.split('.')[1] ?? ''] ?? [];
      expect(section).toEqual(expect.arrayContaining(paths));
      await expectPages(request, paths);
    },
    {cheap: true},
  );
}
