import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {box, options, searchFor, visit} from './reader';
import {SlowSite} from '../../tools/lib/slow-site';

/**
 * Limits for the published site on slow 4G, in milliseconds. Measured on two idle cores: 850 to the first
 * hit, and 65 to the results of the next query. With sixteen processes waiting for two cores, it's 1,700.
 * The best of three attempts counts, because a busy machine only adds time.
 */
const budget = {firstHit: 2_400, nextQuery: 400};
const attempts = 3;

const build = path.join(__dirname, '..', '..', 'build');
const site = new SlowSite(build);
let origin: string;
test.beforeAll(async () => {
  expect(existsSync(build), 'Run "npm run build" first').toBe(true);
  origin = await site.start();
});
test.afterAll(() => site.stop());

test('shows the first hit and the results of the next query in time on slow 4G', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const measured: Waits[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const page = await browser.newPage();
    measured.push(await waits(page));
    await page.close();
  }
  console.log(JSON.stringify(measured));
  expect(Math.min(...measured.map(({firstHit}) => firstHit))).toBeLessThan(budget.firstHit);
  expect(Math.min(...measured.map(({nextQuery}) => nextQuery))).toBeLessThan(budget.nextQuery);
  expect(measured.flatMap(({requests}) => requests)).toEqual([]);
});

interface Waits {
  firstHit: number;
  nextQuery: number;
  /** The requests of the next query. */
  requests: string[];
}

async function waits(page: Page): Promise<Waits> {
  site.isSlow = false;
  await visit(page, `${origin}/billing/invoice`);
  await page.waitForLoadState('networkidle');
  site.isSlow = true;

  // Search isn't loaded yet, and the reader types immediately.
  const firstHit = await untilHits(page, async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('webhook');
  });
  await searchFor(page, 'webhook');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const nextQuery = await untilHits(page, () => box(page).fill('private offer'));
  await expect(options(page).first()).toContainText(/private offer/i);
  // Other requests can be prefetches of pages. Search itself makes none.
  return {firstHit, nextQuery, requests: requests.filter((url) => /search|worker/.test(url))};
}

/** Milliseconds from the first key to the next change of the results, measured in the page. */
async function untilHits(page: Page, act: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    let began = 0;
    const begin = () => {
      began ||= performance.now();
    };
    for (const type of ['keydown', 'input']) addEventListener(type, begin, {capture: true});
    const hits = () =>
      [...document.querySelectorAll('dialog [role=option][href]:has(mark)')]
        .map((option) => option.getAttribute('href'))
        .join(' ');
    const before = hits();
    const changed = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!began || !hits() || hits() === before) return;
        observer.disconnect();
        resolve(Math.round(performance.now() - began));
      });
      observer.observe(document.body, {subtree: true, childList: true, attributes: true});
    });
    return {changed};
  });
  await act();
  return watch.evaluate(({changed}) => changed);
}
