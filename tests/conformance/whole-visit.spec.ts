import {expect, test, type BrowserContext, type Request} from '@playwright/test';
import {interact} from '../support/interactions';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {
  announcement,
  colorSwitch,
  linkNamed,
  mainNavigation,
  saveData,
  visit,
} from '../support/visit';
import {step} from './step';

/** The kinds of requests that the specification and its notes allow. */
function kindOf(request: Request): string {
  const {origin, pathname} = new URL(request.url());
  const type = request.resourceType();
  const method = request.method();
  const other = `${method} ${type} ${request.url()}`;
  if (origin !== origins.published || request.postDataBuffer()) return other;
  if (method !== 'GET') return other;
  if (type === 'document') return 'page';
  if (pathname.endsWith('.md')) return 'page as Markdown';
  if (/^\/search-index\.json$|^\/assets\/search\//.test(pathname)) return 'search index';
  const isFile = /^\/(assets|img|fonts)\//.test(pathname);
  return isFile && ['script', 'stylesheet', 'image', 'font', 'other'].includes(type)
    ? 'file of a page'
    : other;
}

async function storedIn(context: BrowserContext): Promise<string[]> {
  const [page] = context.pages();
  const names = await page?.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
    ...(await indexedDB.databases()).map(({name}) => `database: ${name}`),
    ...('caches' in window ? await caches.keys() : []).map((name) => `cache: ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => `worker: ${scope}`),
  ]);
  const cookies = (await context.cookies()).map(({name}) => `cookie: ${name}`);
  return [...(names ?? []), ...cookies].sort();
}

test('the requests and the stored data of a visit that uses every feature', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const kinds = new Set<string>();
  context.on('request', (request) => kinds.add(kindOf(request)));
  page.on('websocket', (socket) => kinds.add(`socket ${socket.url()}`));

  await step('9.storage.04', async () => {
    await visit(page, templates.operation);
    expect(await storedIn(context)).toEqual([
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
    ]);
  });

  // Templates with programs of their own. Other tests look for errors and foreign requests on every page.
  for (const template of ['guide', 'charts', 'capabilities', 'search', 'operation'] as const) {
    await visit(page, templates[template]);
    await interact(page, {thoroughly: false});
  }
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await colorSwitch(page).click();
  await page.locator('button[data-marketplace]').nth(1).click();
  await page.getByText('Use your own values').first().click();
  await page.locator('[data-own-value]').first().fill('org_01ABCDEF');
  await page.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', {name: 'Use shortcuts of a single key'}).uncheck();
  await page.keyboard.press('Escape');

  await visit(page, templates.concept);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByText('Copied as Markdown')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('entitlement');
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await saveData(page);
  await visit(page, templates.home);
  await page.route('**/assets/js/**', (route) => route.abort());
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await linkNamed(mainNavigation(page), 'SDK').click();
  await reload;
  await page.unroute('**/assets/js/**');
  await visit(page, templates.home);

  await step(['7.calls.05', '7.api.02'], async () => {
    expect([...kinds].sort()).toEqual([
      'file of a page',
      'page',
      'page as Markdown',
      'search index',
    ]);
  });
  await step('9.storage.04', async () => {
    // One entry per group of tabs that the reader has used.
    const names = (await storedIn(context)).map((name) =>
      name.replace(/^docusaurus\.tab\..+/, 'docusaurus.tab.*'),
    );
    expect([...new Set(names)]).toEqual([
      'docs.marketplace',
      'docs.search.recent',
      'docs.single-keys',
      'docs.values',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docusaurus.tab.*',
      'theme',
    ]);
  });
});
