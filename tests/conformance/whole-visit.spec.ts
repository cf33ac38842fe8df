/**
 * The requests and the stored data of a visit that uses every feature. Both statements use the same visit,
 * so this file runs in one worker.
 */
import {expect, type BrowserContext, type Request} from '@playwright/test';
import {interact} from '../support/interactions';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {linkNamed, mainNavigation, saveData, visit} from '../support/visit';
import {test} from './fixtures';
import {searchBox} from './search';
import {statement} from './statement';

const timeout = Object.keys(templates).length * 12_000;
test.describe.configure({mode: 'default', timeout});

interface Visit {
  /** The kind of each request, or its address if the kind is unknown. */
  kinds: Set<string>;
  /** The names of everything stored in the browser. */
  stored: string[];
}

/** The kinds of requests that the specification and its notes allow. */
function kindOf(request: Request): string {
  const {origin, pathname} = new URL(request.url());
  const type = request.resourceType();
  const method = request.method();
  const other = `${method} ${type} ${request.url()}`;
  if (origin !== origins.published || request.postDataBuffer()) return other;
  if (method === 'HEAD' && type === 'fetch') return 'check after a failed navigation';
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

async function useEverything(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const kinds = new Set<string>();
  context.on('request', (request) => kinds.add(kindOf(request)));
  page.on('websocket', (socket) => kinds.add(`socket ${socket.url()}`));

  for (const [template, address] of Object.entries(templates)) {
    await visit(page, address);
    await interact(page, {thoroughly: template === 'guide'});
  }

  await visit(page, templates.concept);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByText('Copied as Markdown')).toBeVisible();

  await page.keyboard.press('Control+k');
  await searchBox(page).fill('entitlement');
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
  return {kinds, stored: await storedIn(context)};
}

let finished: Promise<Visit> | undefined;

/** Starts the visit once, for the first test that needs it. */
function wholeVisit(context: BrowserContext): Promise<Visit> {
  finished ??= context
    .grantPermissions(['clipboard-read', 'clipboard-write'])
    .then(() => useEverything(context));
  return finished;
}

statement('7.calls.05', async ({context}) => {
  const {kinds} = await wholeVisit(context);
  expect([...kinds].sort()).toEqual([
    'check after a failed navigation',
    'file of a page',
    'page',
    'page as Markdown',
    'search index',
  ]);
});

statement('9.storage.04', async ({context}) => {
  const {stored} = await wholeVisit(context);
  // One entry per group of tabs that the reader has used.
  expect([
    ...new Set(stored.map((name) => name.replace(/^docusaurus\.tab\..+/, 'docusaurus.tab.*'))),
  ]).toEqual([
    'docs.search.recent',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docusaurus.tab.*',
    'theme',
  ]);
});
