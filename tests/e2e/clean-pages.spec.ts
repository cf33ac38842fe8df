import {expect, test, type Page} from '@playwright/test';
import {Parser} from 'htmlparser2';
import {interact} from '../support/interactions';
import {inParts, publishedPages} from '../support/pages';
import {origins} from '../support/sites';
import {watchPolicy} from '../support/violations';
import {visit} from '../support/visit';

interface Watch {
  problems: string[];
}

/** Notes what a clean page does not do: complain, ask others, or ask for what is not there. */
function watch(page: Page): Watch {
  const seen: Watch = {problems: []};
  const note = (problem: string) =>
    seen.problems.push(`${new URL(page.url()).pathname}: ${problem}`);
  page.on('console', (message) => {
    // Said of a file that a slow machine had no time to use.
    const isHaste = message.text().includes('was preloaded using link preload but not used');
    if (['error', 'warning'].includes(message.type()) && !isHaste)
      note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && origin !== origins.published) note(`asked ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A prefetch still under way when the next page is opened is cut off, not failed.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  return seen;
}

/** The title in the file; after hydration the page must still be the same one. */
async function titleOf(page: Page, address: string): Promise<string> {
  let title = '';
  let isInside = false;
  const parser = new Parser({
    onopentag: (name) => (isInside = name === 'title' && title === ''),
    ontext: (text) => isInside && (title += text),
    onclosetag: () => (isInside = false),
  });
  parser.end(await (await page.request.get(address)).text());
  return title;
}

for (const [index, pages] of inParts(publishedPages(), 25).entries()) {
  test(`pages are clean, part ${index + 1}`, async ({page}) => {
    test.setTimeout(pages.length * 12_000);
    const seen = watch(page);
    const violations = await watchPolicy(page);
    let interactions = 0;
    for (const address of pages) {
      const served = await titleOf(page, address);
      await visit(page, address);
      await page.waitForLoadState('networkidle');
      await expect(page, address).toHaveTitle(served);
      const used = await interact(page, {thoroughly: address === pages[0]});
      expect(used, address).toBeGreaterThanOrEqual(25);
      interactions += used;
    }
    console.log(
      `${pages.length} pages, ${interactions} interactions, ${violations.length} violations`,
    );
    expect(violations).toEqual([]);
    expect(seen.problems).toEqual([]);
  });
}

test('the not-found page is clean and keeps its title', async ({page}) => {
  const seen = watch(page);
  await visit(page, '/no-such-page');
  await page.waitForLoadState('networkidle');
  const own = seen.problems.filter((problem) => !/no-such-page$|status of 404/.test(problem));
  expect(own).toEqual([]);
  await expect(page).toHaveTitle(/not found/i);
});
