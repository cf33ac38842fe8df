import {expect, test, type Page, type Route} from '@playwright/test';
import {mainNavigation, ready, saveData, visit} from '../../support/visit';

const start = '/billing';
const startTitle = 'Billing';

/** Faults of a file between the server and the browser. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'returns 503': (route) => route.fulfill({status: 503, body: 'unavailable'}),
  'is missing': (route) => route.fulfill({status: 404, body: 'not found'}),
  'is aborted': (route) => route.abort('connectionreset'),
  'is HTML instead': (route) =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>'}),
  'is empty': (route) => route.fulfill({status: 200, contentType: 'text/javascript', body: ''}),
  'is truncated': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.slice(0, body.length / 2)});
  },
};

// A fault can still be waiting for its file when its test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const notice = (page: Page) => page.locator('#navigation-notice');
const heading = (page: Page) => page.getByRole('heading', {level: 1}).first();

/** Counts full loads, because more than one after a fault could be an endless loop. */
function countLoads(page: Page): {loads: number} {
  const counter = {loads: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counter.loads += 1;
  });
  return counter;
}

async function expectReadable(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  const text = await page.getByRole('main').innerText();
  expect(text.length).toBeGreaterThan(200);
}

const openApi = (page: Page) =>
  mainNavigation(page).getByRole('link', {name: 'API', exact: true}).click();

const files = {
  'the main script': '**/assets/js/main.*.js',
  'the runtime': '**/assets/js/runtime~main.*.js',
  'every chunk': /\/assets\/js\/(?!main|runtime)/,
  'the style sheet': '**/assets/css/*.css',
};

/** Runs for every change. Nightly runs try all faults of all files. */
const inGate = new Set([
  'the main script returns 503',
  'the runtime is truncated',
  'every chunk is HTML instead',
  'the style sheet is aborted',
]);
const tagOf = (what: string) => (inGate.has(what) ? [] : ['@nightly']);

test.describe('the first load', () => {
  for (const [file, pattern] of Object.entries(files)) {
    for (const [fault, inflict] of Object.entries(faults)) {
      const what = `${file} ${fault}`;
      test(`keeps the page readable if ${what}`, {tag: tagOf(what)}, async ({page}) => {
        const counter = countLoads(page);
        await page.route(pattern, inflict);
        // The page may reload before it has loaded.
        await page.goto(start, {waitUntil: 'commit'});
        await page.waitForLoadState('networkidle');
        await expect(() => expectReadable(page)).toPass();
        // A page that can't start reloads once, in case a release renamed its files.
        expect(counter.loads).toBeLessThanOrEqual(file === 'the style sheet' ? 1 : 2);
      });
    }
  }
});

test.describe('a click', {tag: '@nightly'}, () => {
  test.beforeEach(async ({page}) => {
    // Turns off prefetching, so that the fault occurs at the click.
    await saveData(page);
    await visit(page, start);
  });

  for (const [fault, inflict] of Object.entries(faults)) {
    test(`causes one full load if the next page's code ${fault}`, async ({page}) => {
      const counter = countLoads(page);
      await page.route('**/assets/js/**', inflict);
      await openApi(page);
      await expect(page).toHaveURL(/\/api$/);
      await expect(heading(page)).not.toHaveText(startTitle);
      await page.waitForLoadState('networkidle');
      await expectReadable(page);
      expect(counter.loads).toBe(1);
    });
  }

  test('keeps the page while offline, shows a notice, and continues when back online', async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await openApi(page);
    await expect(notice(page)).toContainText('no connection');
    await expect(heading(page)).toHaveText(startTitle);
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await expect(notice(page)).toContainText('no connection');
    await expectReadable(page);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(/API/);
    await ready(page);
  });

  test('keeps the page working after Back while offline', async ({page, context}) => {
    await context.setOffline(true);
    await openApi(page);
    await expect(notice(page)).toBeVisible();
    await page.goBack();
    await expect(notice(page)).toHaveCount(0);
    await expectReadable(page);
    await expect(page).toHaveURL(new RegExp(`${start}$`));
  });
});

test.describe('browser storage', () => {
  const storages: Record<string, () => void> = {
    throws: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    'is missing': () => Object.defineProperty(window, 'localStorage', {value: undefined}),
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'was tampered with': () => {
      const keys = ['theme', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id'];
      for (const key of [...keys, 'docusaurus.tab.language', 'docs-preferred-version-default'])
        localStorage.setItem(key, '"><script>window.hit=1</script>');
    },
  };
  for (const [fault, inflict] of Object.entries(storages)) {
    const tag = ['throws', 'was tampered with'].includes(fault) ? [] : ['@nightly'];
    test(`that ${fault} doesn't break the page`, {tag}, async ({page}) => {
      await page.addInitScript(inflict);
      await visit(page, start);
      await expectReadable(page);
      await openApi(page);
      await expect(heading(page)).toHaveText(/API/);
      expect(await page.evaluate(() => (window as unknown as {hit?: number}).hit)).toBeUndefined();
    });
  }
});
