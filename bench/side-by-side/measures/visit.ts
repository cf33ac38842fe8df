import type {Browser} from '@playwright/test';
import {type ServedSite, watchRequests, weigh} from '@docs/tools';
import {phone, quarterOfTheCpu, type Seen, seenBy, withPage} from './open-page';

/** With kilobytes in brotli. */
export type Visit = Seen & {html: number; css: number; js: number; total: number};

/** Long enough for a larger paint and for hydration after the load event. */
const settleMs = 4000;

/** How a phone shows a page that it opens for the first time, and what it requests for that. */
export const visit = (browser: Browser, {origin, root}: ServedSite, path: string): Promise<Visit> =>
  withPage(browser, {...phone, slowdown: quarterOfTheCpu}, async (page, session) => {
    const requests = await watchRequests(session, root);
    await page.goto(`${origin}/${path}`, {waitUntil: 'load'});
    await page.waitForTimeout(settleMs);
    const {html, css, js, total} = weigh(requests);
    return {...(await seenBy(page)), html, css, js, total};
  });
