import {expect, test, type Page, type Route} from '@playwright/test';
import {failureBox, openWithoutCode, ownChunks} from '../support/failed-start';
import {ready} from '../support/visit';

const failures: Record<string, (route: Route) => Promise<void>> = {
  'returns 404': (route) => route.fulfill({status: 404, body: 'not found'}),
  'is aborted': (route) => route.abort('connectionreset'),
};

async function expectRecovered(page: Page): Promise<void> {
  await expect(failureBox(page)).toHaveCount(0);
  // The box closes before the reload, and only the reloaded page can be hydrated.
  await ready(page);
}

const files = {
  chunk: ownChunks,
  'main script': '**/assets/js/main.*.js',
  runtime: '**/assets/js/runtime~main.*.js',
};

for (const [file, pattern] of Object.entries(files)) {
  for (const [name, fail] of Object.entries(failures))
    test(
      `a page reloads once and then shows Retry if its ${file} ${name}`,
      {tag: file === 'main script' && name === 'returns 404' ? [] : '@nightly'},
      async ({page}) => {
        const {repair, loads} = await openWithoutCode(page, '/api/create-offer', fail, pattern);
        const box = failureBox(page);
        await expect(box).toContainText(/failed/);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect(loads()).toBe(2);

        await repair();
        await box.getByRole('button', {name: 'Retry'}).click();
        await expectRecovered(page);
      },
    );
}
