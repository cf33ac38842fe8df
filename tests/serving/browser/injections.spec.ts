import {expect, test, type APIResponse, type Page, type Route} from '@playwright/test';
import {harmlessHtml} from '@docs/site';
import {isNightly} from '../../support/scope';
import {announcement, navigateOnClient, ready} from '../../support/visit';
import {operationAddress, titleAddress} from '../injection/addresses';
import {payloads} from '../injection/payloads';
import {hostilePorts} from '../server';

type Mode = keyof typeof hostilePorts;

interface Attack {
  page: Page;
  mode: Mode;
  go: (address: string) => Promise<void>;
}

const placeholder = 'The announcement goes here.';
const storageKeys = [
  'theme',
  'docs.search.recent',
  'docusaurus.tab.language',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
];

/** Records every call of `alert`, in the page and in its frames. */
async function countRuns(page: Page): Promise<string[]> {
  const runs: string[] = [];
  await page.exposeFunction('recordRun', (where: string) => runs.push(where));
  await page.addInitScript(() => {
    const {recordRun} = window as unknown as {recordRun: (where: string) => void};
    window.alert = () => recordRun(decodeURI(location.href));
  });
  page.on('dialog', (dialog) => {
    runs.push(dialog.message());
    void dialog.dismiss();
  });
  return runs;
}

/** The two files with the announcement are the same for every payload, so they're fetched once. */
const fetched = new Map<string, APIResponse>();
async function fetchOnce(route: Route): Promise<APIResponse> {
  const address = route.request().url();
  const response = fetched.get(address) ?? (await route.fetch());
  fetched.set(address, response);
  return response;
}

/** The ways in which untrusted text can reach a page. */
const vectors: Record<string, (attack: Attack, payload: string, index: number) => Promise<void>> = {
  title: async ({go}, _, index) => go(titleAddress(index)),
  'text of the contract': async ({go}, _, index) => go(operationAddress(index)),
  query: async ({go}, payload) => {
    const text = encodeURIComponent(payload);
    await go(
      `/title-0?docusaurus-theme=${text}&docusaurus-data-x=${text}&language=${text}&${text}`,
    );
  },
  fragment: async ({page, go}, payload) => {
    await go(`/title-0#${encodeURIComponent(payload)}`);
    await page.evaluate((text) => {
      location.hash = text;
    }, payload);
  },
  storage: async ({page, go}, payload) => {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(key, text);
      },
      [storageKeys, payload] as const,
    );
    await go('/title-0');
    await page.keyboard.press('Control+k');
  },
  search: async ({page, go}, payload) => {
    await go(`/search?q=${encodeURIComponent(payload)}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/);
  },
  announcement: async ({page, go, mode}, payload) => {
    // The configuration sanitizes the announcement. The policy has to work even without that.
    const content = mode === 'bare' ? harmlessHtml(payload) : payload;
    await page.unrouteAll();
    await page.route(/\/title-0$|\/assets\/js\/main/, async (route) => {
      const response = await fetchOnce(route);
      const isScript = response.headers()['content-type']?.includes('javascript');
      const text = isScript ? JSON.stringify(content).slice(1, -1).replaceAll("'", "\\'") : content;
      const body = (await response.text()).replaceAll(/ integrity="[^"]*"/g, '');
      await route.fulfill({response, body: body.replaceAll(placeholder, () => text)});
    });
    await go('/title-0');
    // A page with another layout renders the bar again.
    await navigateOnClient(page, '/search');
    await expect(page).toHaveTitle(/Search/);
    const markup = announcement(page).locator(':is(script, img, svg, iframe, object, embed, form)');
    await expect(markup).toHaveCount(0);
  },
};

const modes: Partial<Record<Mode, string>> = {
  bare: 'without a policy',
  guarded: 'with the policy',
  ...(isNightly ? {workerd: "with the policy of Cloudflare's runtime"} : {}),
};

for (const [mode, description] of Object.entries(modes) as [Mode, string][]) {
  for (const [vector, attack] of Object.entries(vectors)) {
    test(`runs no payload in the ${vector}, ${description}`, async ({page}) => {
      const origin = `http://127.0.0.1:${hostilePorts[mode]}`;
      const runs = await countRuns(page);
      const go = async (address: string) => {
        await page.goto(`${origin}${address}`);
        await ready(page);
      };
      await go('/title-0');
      const tried = [...payloads.entries()].filter(
        // A nightly run tries all of them.
        ([index]) => isNightly || index % 6 === 0,
      );
      for (const [index, payload] of tried) await attack({page, mode, go}, payload, index);
      expect(runs).toEqual([]);
    });
  }
}

test('detects a payload that runs', async ({page}) => {
  const runs = await countRuns(page);
  await page.goto(`http://127.0.0.1:${hostilePorts.bare}/title-0`);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img onerror=alert(1) src=x>'),
  );
  await expect.poll(() => runs.length).toBe(1);
});
