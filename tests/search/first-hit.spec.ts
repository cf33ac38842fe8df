import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {box, options, searchFor, visit} from './reader';
import {SlowSite} from '../../scripts/lib/slow-site';

/**
 * What a reader on slow 4G may wait for on the published site, in milliseconds. Measured on two
 * cores with other work on them: 820 to the first hit, 80 to the next answer. The best of three tries
 * counts, because a busy machine only ever adds.
 */
const budget = {firstHit: 1_200, nextQuery: 200};
const tries = 3;

const build = path.join(__dirname, '..', '..', 'build');
const site = new SlowSite(build);
let origin: string;
test.beforeAll(async () => {
  expect(existsSync(build), 'Run "npm run build" first').toBe(true);
  origin = await site.start();
});
test.afterAll(() => site.stop());

test('slow 4G: the first hit of a cold search, and the next query', async ({browser}) => {
  test.setTimeout(90_000);
  const measured: Waits[] = [];
  for (let at = 0; at < tries; at += 1) {
    const page = await browser.newPage();
    measured.push(await waits(page));
    await page.close();
  }
  console.log(JSON.stringify(measured));
  expect(Math.min(...measured.map(({firstHit}) => firstHit))).toBeLessThan(budget.firstHit);
  expect(Math.min(...measured.map(({nextQuery}) => nextQuery))).toBeLessThan(budget.nextQuery);
  expect(measured.flatMap(({asked}) => asked)).toEqual([]);
});

interface Waits {
  firstHit: number;
  nextQuery: number;
  /** What the next query loaded. */
  asked: string[];
}

async function waits(page: Page): Promise<Waits> {
  site.isSlow = false;
  await visit(page, `${origin}/billing/invoice`);
  await page.waitForLoadState('networkidle');
  site.isSlow = true;

  // Nothing of search is here yet, and the reader types at once.
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
  // The framework prefetches pages whose links come into view; search itself asks for nothing.
  return {firstHit, nextQuery, asked: requests.filter((url) => /search|worker/.test(url))};
}

/** Milliseconds from the reader's first key to the next change of the results, by the page's own clock. */
async function untilHits(page: Page, act: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    let began = 0;
    const begin = () => {
      began ||= performance.now();
    };
    for (const type of ['keydown', 'input']) addEventListener(type, begin, {capture: true});
    const hits = () =>
      [...document.querySelectorAll('dialog [role=option][href]')]
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
