import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {site} from '@docs/site/config';
import {origins} from '../support/sites';
import {
  holdChunks,
  linkNamed,
  mainNavigation,
  navigateOnClient,
  ready,
  reportConnection,
  saveData,
  visit,
} from '../support/visit';
import {titleOf} from './statements';
import {step} from './step';

/** Expects the page with its own title, address, and canonical link. */
async function expectPageAt(page: Page, address: string, query = ''): Promise<void> {
  const html = await (await page.request.get(address)).text();
  await expect(page).toHaveTitle(/<title[^>]*>([^<]+)/.exec(html)?.[1] ?? 'no title');
  await expect(page).toHaveURL(`${address}${query}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${site.url}${address}`);
}

test('other spellings of an address on the client', async ({page}) => {
  await visit(page, '/glossary');
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
      {
        '/api/index': '/api',
        '/index': '/',
        '/sdks/started/Go%20SDK/index': '/sdks/started/Go%20SDK',
      },
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
    await step(id, async () => {
      for (const [requested, address] of Object.entries(spellings)) {
        await navigateOnClient(page, `${requested}?x=1`);
        await expectPageAt(page, address, '?x=1');
      }
    });
  }
});

test(titleOf('2.routes.11'), async ({page}) => {
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
  }
  await ready(page);
  await expectPageAt(page, '/billing', '?x=1');
  // The browser reports the 404 of the original address.
  expect(messages.filter((text) => !text.includes('404'))).toEqual([]);
});

test('pages after hydration', async ({page}) => {
  await step(['2.nav.10', '8.unknown.01'], async () => {
    const marked = mainNavigation(page).locator('[aria-current=page]:visible');
    for (const [address, labels] of [
      ['/search', []],
      ['/no-such-page', []],
      ['/api/no-such-operation', []],
      ['/sdks/started/Go%20SDK', ['SDK']],
    ] as const) {
      await visit(page, address);
      await expect(marked, address).toHaveText(labels);
      if (address.includes('no-such'))
        await expect(page.getByRole('heading', {level: 1})).toContainText(/not found/i);
    }
  });

  await step('2.sdks.07', async () => {
    const own = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current=page]');
    const entries = await page.evaluate(() => history.length);
    await own.click();
    await own.click();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

/** Points at a link, and returns what the page has added to its head for it. */
async function addedOnHover(page: Page, label: string): Promise<string[]> {
  const observer = await page.evaluateHandle(() => {
    const added: string[] = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({addedNodes}) => [...addedNodes]))
        if (node instanceof HTMLScriptElement) added.push(node.src);
        else if (node instanceof HTMLLinkElement) added.push(node.href);
    }).observe(document.head, {childList: true});
    return added;
  });
  await linkNamed(page.locator('body'), label).first().hover();
  // By the second frame, the page has handled the pointer.
  return observer.evaluate(async (added) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return added.filter((url) => /\/assets\/js\/.+\.js$/.test(url));
  });
}

test('what a page fetches', async ({page, context}) => {
  const requested: string[] = [];
  const kinds = new Set<string>();
  page.on('request', (request) => {
    requested.push(request.url());
    kinds.add(request.resourceType());
  });
  const setConnection = (connection: {effectiveType: string; saveData: boolean}) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', {configurable: true, value});
    }, connection);
  await page.setViewportSize({width: 1440, height: 900});
  await reportConnection(page, {effectiveType: '2g', saveData: false});
  await visit(page, '/');

  await step('7.calls.03', async () => {
    expect(await addedOnHover(page, 'Glossary')).toEqual([]);
  });
  await step('7.calls.04', async () => {
    await setConnection({effectiveType: '4g', saveData: true});
    expect(await addedOnHover(page, 'SDK')).toEqual([]);
  });
  await step('7.calls.02', async () => {
    await setConnection({effectiveType: '4g', saveData: false});
    expect(await addedOnHover(page, 'API')).not.toEqual([]);
  });
  await step(['1.features.01', '7.calls.01'], async () => {
    await linkNamed(mainNavigation(page), 'API').click();
    await expect(page).toHaveURL('/api');
    await linkNamed(mainNavigation(page), 'SDK').click();
    await expect(page).toHaveURL('/sdks');
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => /\/assets\/js\/.+\.js$/.test(url)).length).toBeGreaterThan(2);
    expect(
      requested.filter((url) => !url.startsWith(origins.published) && !url.startsWith('data:')),
    ).toEqual([]);
    const calls = ['xhr', 'fetch', 'websocket', 'eventsource', 'ping'];
    expect([...kinds].filter((kind) => calls.includes(kind))).toEqual([]);
  });
  await step(['1.public.02', '6.roles.02'], async () => {
    await context.route(`${site.links.signIn}**`, (route) =>
      route.fulfill({contentType: 'text/html', body: 'console'}),
    );
    const opened = context.waitForEvent('page');
    await linkNamed(mainNavigation(page), 'Sign in').click();
    await expect(await opened).toHaveURL(site.links.signIn);
    expect(new URL(site.links.signIn).host).not.toBe(new URL(site.url).host);
    expect(new URL(site.links.signIn).pathname).toBe('/login');
  });
});

test('the progress bar', async ({page}) => {
  const bar = page.locator('#nprogress .bar');
  const style = (name: 'transform' | 'transition') =>
    bar.evaluate((element: HTMLElement, property) => element.style[property], name);
  const position = async () =>
    100 +
    Number.parseFloat(/translate(?:3d|X)?\(([-\d.]+)%/.exec(await style('transform'))?.[1] ?? '');

  await saveData(page);
  await page.clock.install();
  await visit(page, '/');
  const release = await holdChunks(page);
  // The bar moves by a random part of the rate. This makes it the whole rate.
  await page.evaluate(() => (Math.random = () => 1));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await linkNamed(mainNavigation(page), 'API').click();

  await step(['4.progress.01', '9.progress.01'], async () => {
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
  });
  await step('9.progress.02', async () => {
    expect(await position()).toBeCloseTo(8, 5);
  });
  await step('9.progress.03', async () => {
    expect(await style('transition')).toMatch(/\b(200ms|0?\.2s)\b/);
  });
  await step(['9.progress.04', '9.progress.05'], async () => {
    await page.clock.runFor(799);
    expect(await position()).toBeCloseTo(8, 5);
    await page.clock.runFor(1);
    expect(await position()).toBeCloseTo(10, 5);
  });
  await step(['2.shell.33', '4.progress.02'], async () => {
    await page.clock.runFor(10_000);
    await expect(bar).toBeVisible();
    release();
    await page.clock.resume();
    await expect(page).toHaveURL('/api');
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expect(linkNamed(mainNavigation(page), 'API')).toHaveClass(/navbar__link--active/);
  });
  await test.step('of the next navigation', async () => {
    const releaseNext = await holdChunks(page);
    await linkNamed(mainNavigation(page), 'SDK').click();
    await expect(bar).toBeVisible();
    releaseNext();
    await expect(page).toHaveURL('/sdks');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

async function chunksOf(page: Page, address: string): Promise<Set<string>> {
  const requested = new Set<string>();
  const listener = (request: {url: () => string}) => requested.add(request.url());
  page.on('request', listener);
  await visit(page, address);
  page.off('request', listener);
  return requested;
}

/**
 * Opens a page whose chunks aren't preloaded, so that the lazy-load wrapper shows its spinner. The client
 * preloads nothing for the address /api.html, and then renders /api. This happens on static hosts that
 * serve files under their own names. Our nginx redirects instead.
 *
 * The chunks of /api load after a call of the returned function.
 */
async function loadThroughWrapper(page: Page): Promise<() => void> {
  await saveData(page);
  const shared = await chunksOf(page, '/');
  const own = await chunksOf(page, '/api');
  for (const url of shared) own.delete(url);

  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    if (own.has(route.request().url())) await released;
    await route.continue().catch(() => undefined);
  });
  await page.route('**/api.html', (route) =>
    route.fulfill({contentType: 'text/html', body: readFileSync('build/api.html', 'utf8')}),
  );
  await page.goto('/api.html', {waitUntil: 'domcontentloaded'});
  return release;
}

test('the spinner of a page whose code loads', async ({page}) => {
  const spinner = page.locator('#loader, [role="status"]').first();
  // Timers of 200 ms wait until the test runs them.
  await page.addInitScript(() => {
    const timers: (() => void)[] = [];
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      runTimers: () => timers.splice(0).map((run) => run()).length,
      setTimeout: (run: () => void, delay = 0, ...rest: unknown[]) =>
        delay === 200 ? timers.push(run) : wait(run, delay, ...rest),
    });
  });
  const release = await loadThroughWrapper(page);

  await step('9.loading.01', async () => {
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await expect(spinner).toBeHidden();
    const runTimers = () => (window as unknown as {runTimers: () => number}).runTimers();
    expect(await page.evaluate(runTimers)).toBe(1);
    await expect(spinner).toBeVisible();
  });
  await step('2.shell.32', async () => {
    release();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(spinner).toBeHidden();
  });
});

test(titleOf('8.chunk.01'), async ({page}) => {
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
