import type {Browser, Page} from '@playwright/test';

interface Transfer {
  requests: number;
  kilobytes: number;
}

export interface Bytes {
  /** A reader's first page, with an empty cache. */
  first: Transfer;
  /** The page after it, by a link. */
  next: Transfer;
  /** The first search. */
  search: Transfer;
}

/** What a reader fetches on the way from a page to the next and to a search: headers and bodies, as sent. */
async function visitOnce(browser: Browser, origin: string, address: string): Promise<Bytes> {
  const context = await browser.newContext({ignoreHTTPSErrors: true});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let seen: Transfer = {requests: 0, kilobytes: 0};
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    seen.requests += 1;
    seen.kilobytes += encodedDataLength / 1000;
  });
  const during = async (doing: () => Promise<unknown>): Promise<Transfer> => {
    seen = {requests: 0, kilobytes: 0};
    await doing();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    return {...seen};
  };
  const first = await during(() => page.goto(`${origin}${address}`));
  const next = await during(() => openNext(page));
  const search = await during(async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('private offer');
    await page.getByRole('option').first().waitFor();
  });
  await context.close();
  return {first, next, search};
}

async function openNext(page: Page): Promise<void> {
  const {pathname} = new URL(page.url());
  const onward = page.locator('main a[href^="/"]:not([href*="#"]):visible');
  await onward.last().click();
  await page.waitForURL((url) => url.pathname !== pathname);
}

/** The median over the pages, for each of the three. */
export async function measureBytes(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
): Promise<Bytes> {
  const visits: Bytes[] = [];
  for (const address of addresses) visits.push(await visitOnce(browser, origin, address));
  const of = (kind: keyof Bytes): Transfer => ({
    requests: median(visits.map((visit) => visit[kind].requests)),
    kilobytes: Math.round(median(visits.map((visit) => visit[kind].kilobytes))),
  });
  return {first: of('first'), next: of('next'), search: of('search')};
}

const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
