import type {Browser, Page} from '@playwright/test';
import {median} from '../side-by-side/measures/medians';

interface Transfer {
  requests: number;
  kilobytes: number;
}

export interface Bytes {
  /** The first page, with an empty cache. */
  first: Transfer;
  /** A page that's opened from there through a link. */
  next: Transfer;
  /** The first search. */
  search: Transfer;
}

/** Measures what a browser fetches for a first page, the next page, and a search: headers and bodies, as sent. */
async function visitOnce(browser: Browser, origin: string, address: string): Promise<Bytes> {
  const context = await browser.newContext({ignoreHTTPSErrors: true});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let transfer: Transfer = {requests: 0, kilobytes: 0};
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    transfer.requests += 1;
    transfer.kilobytes += encodedDataLength / 1000;
  });
  const measure = async (action: () => Promise<unknown>): Promise<Transfer> => {
    transfer = {requests: 0, kilobytes: 0};
    await action();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    return {...transfer};
  };
  const first = await measure(async () => {
    await page.goto(`${origin}${address}`);
    // Scripts wait for the reader.
    await page.mouse.move(3, 400);
  });
  const next = await measure(() => openNext(page));
  const search = await measure(async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('private offer');
    await page.getByRole('option').first().waitFor();
  });
  await context.close();
  return {first, next, search};
}

async function openNext(page: Page): Promise<void> {
  const {pathname} = new URL(page.url());
  const links = page.locator('main a[href^="/"]:not([href*="#"]):visible');
  await links.last().click();
  await page.waitForURL((url) => url.pathname !== pathname);
}

/** Returns the medians over all pages. */
export async function measureBytes(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
): Promise<Bytes> {
  const visits: Bytes[] = [];
  for (const address of addresses) visits.push(await visitOnce(browser, origin, address));
  const medianOf = (kind: keyof Bytes): Transfer => ({
    requests: median(visits.map((visit) => visit[kind].requests)),
    kilobytes: Math.round(median(visits.map((visit) => visit[kind].kilobytes))),
  });
  return {first: medianOf('first'), next: medianOf('next'), search: medianOf('search')};
}
