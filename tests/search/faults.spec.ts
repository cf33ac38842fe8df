import {expect, test, type Page, type Route} from '@playwright/test';
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

const surfaces: Record<string, (page: Page) => Promise<void>> = {
  dialog: async (page) => {
    await visit(page, '/billing');
    await openDialog(page);
    await box(page).fill('webhook');
  },
  page: async (page) => visit(page, '/search?q=webhook'),
};

for (const [file, pattern] of Object.entries(files)) {
  for (const [fault, inflict] of Object.entries(faults)) {
    for (const [surface, search] of Object.entries(surfaces)) {
      test(`the ${surface} shows an error and recovers if ${file} ${fault}`, async ({page}) => {
        await page.route(pattern, inflict);
        await search(page);
        const message = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
        await expect(message).toContainText('You might want to check your network connection.', {
          timeout: 20_000,
        });
        // Titles that were already found stay visible.
        if (file === 'the full text')
          await expect(message).toContainText('Only titles and headings were searched.');

        await page.unroute(pattern);
        await message.getByRole('button', {name: 'Try again'}).click();
        await expect(message).toBeHidden({timeout: 10_000});
        const found =
          surface === 'dialog' ? options(page) : page.getByRole('main').locator('ol > li');
        await expect(found.first()).toContainText('Receive webhooks');
      });
    }
  }
}

test('shows an error and recovers if the dialog fails to load', async ({page}) => {
  await page.route('**/search-dialog.*.js', (route) => route.abort());
  await visit(page, '/billing');
  await page.getByRole('button', {name: 'Search docs'}).click();
  const message = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  await expect(message).toBeVisible();
  await page.unroute('**/search-dialog.*.js');
  await message.getByRole('button', {name: 'Try again'}).click();
  await expect(box(page)).toBeFocused();
});
