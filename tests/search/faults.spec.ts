import {expect, test, type Page, type Route} from '@playwright/test';
import {violations} from '../support/axe';
import {box, openDialog, options, visit} from './reader';

/** Faults of a file between the server and the browser. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'returns 503': (route) => route.fulfill({status: 503, body: 'unavailable'}),
  'is aborted': (route) => route.abort('connectionreset'),
  hangs: () => new Promise(() => undefined),
  'is HTML instead': (route) =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>'}),
  'is truncated': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.slice(0, body.length / 2)});
  },
  'is missing': (route) => route.fulfill({status: 404, body: 'not found'}),
};

const files = {
  'the first tier': '**/assets/search/headings.*.json',
  'the full text': '**/assets/search/text.*.json',
  'the manifest': '**/search-index.json',
  'the worker': '**/search-worker.*.js',
};

/** The others take the same way through the client, and some wait for its time limits. */
const inGate = 'the worker is missing';

const failure = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
const tryAgain = (page: Page) => failure(page).getByRole('button', {name: 'Try again'}).click();

for (const [file, pattern] of Object.entries(files)) {
  for (const [fault, inflict] of Object.entries(faults)) {
    const tag = `${file} ${fault}` === inGate ? [] : '@nightly';
    test(`shows an error and recovers if ${file} ${fault}`, {tag}, async ({page}) => {
      await page.route(pattern, inflict);
      await visit(page, '/billing');
      await openDialog(page);
      await box(page).fill('webhook');
      await expect(failure(page)).toBeVisible();
      for (const mode of ['light', 'dark'] as const)
        expect(await violations(page, {within: 'dialog', mode}), mode).toEqual([]);
      await page.unroute(pattern);
      await tryAgain(page);
      await expect(failure(page)).toBeHidden();
      await expect(options(page).first()).toContainText(/webhook/i);
    });
  }
}

test('the results page keeps titles that it found, and recovers', async ({page}) => {
  const fullText = files['the full text'];
  await page.route(fullText, (route) => route.abort());
  await visit(page, '/search?q=webhook');
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('Only titles and headings were searched.')).toBeVisible();
  const found = page.getByRole('main').locator('ol > li').filter({hasText: 'Receive webhooks'});
  await expect(found.first()).toBeVisible();
  await page.unroute(fullText);
  await tryAgain(page);
  await expect(failure(page)).toBeHidden();
  await expect(found.first()).toBeVisible();
});

test('offers to reload a page that is older than the search index', async ({page}) => {
  const manifest = files['the manifest'];
  await page.route(manifest, (route) => route.fulfill({json: {version: 3}}));
  await visit(page, '/search?q=webhook');
  await expect(failure(page)).toContainText('The docs have changed since you opened this page.');
  await page.unroute(manifest);
  await failure(page).getByRole('button', {name: 'Reload page'}).click();
  await expect(failure(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/for “webhook”$/);
});

test('shows an error and recovers if the dialog fails to load', async ({page}) => {
  await page.route('**/search-dialog.*.js', (route) => route.abort());
  await visit(page, '/billing');
  await page.getByRole('button', {name: 'Search docs'}).click();
  await expect(failure(page)).toBeVisible();
  await page.unroute('**/search-dialog.*.js');
  await tryAgain(page);
  await expect(box(page)).toBeFocused();
});
