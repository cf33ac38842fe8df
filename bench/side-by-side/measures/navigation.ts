import type {Browser} from '@playwright/test';
import {desktop, reported, withPage} from './open-page';

/** Two guides next to each other in the sidebar. */
export const journey = {
  from: 'aws-marketplace/create-private-offer',
  to: 'aws-marketplace/accept-private-offer',
};

/** How long the pointer rests on the link before the click. Docusaurus prefetches the page meanwhile. */
const restMs = 200;

/** Runs in the page. Calls `reportTitle` with the milliseconds from a click to the frame with the next title. */
function watchTitle(title: string): void {
  let began = Infinity;
  addEventListener('click', ({timeStamp}) => (began = timeStamp), {capture: true, once: true});
  const look = () => {
    const heading = document.querySelector('h1')?.textContent.replaceAll('\u200b', '').trim();
    if (began === Infinity || heading !== title) return void requestAnimationFrame(look);
    const {reportTitle} = globalThis as unknown as {reportTitle: (ms: number) => void};
    setTimeout(() => reportTitle(performance.now() - began));
  };
  requestAnimationFrame(look);
}

/** Follows a link of the sidebar in a hydrated page. Returns milliseconds. */
export const timeNavigation = (
  browser: Browser,
  origin: string,
  title: string,
  slowdown: number,
): Promise<number> =>
  withPage(browser, {...desktop, hasTouch: false, slowdown}, async (page) => {
    const shown = await reported(page, 'reportTitle');
    await page.addInitScript(watchTitle, title);
    await page.goto(`${origin}/${journey.from}`, {waitUntil: 'load'});
    // An earlier build of ours waits for the reader.
    await page.mouse.move(640, 450);
    await page.mouse.move(642, 455);
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const link = page.locator(`:is(aside, nav) a[href="/${journey.to}"]`);
    await link.filter({visible: true}).first().hover();
    await page.waitForTimeout(restMs);
    await page.mouse.down();
    await page.mouse.up();
    return shown();
  });
