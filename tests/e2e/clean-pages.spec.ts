import {expect, test, type Page} from '@playwright/test';
import {inParts, publishedPages} from '../support/pages';
import {origins} from '../support/sites';
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
    if (['error', 'warning'].includes(message.type()))
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

for (const [index, pages] of inParts(publishedPages(), 25).entries()) {
  test(`pages are clean, part ${index + 1}`, async ({page}) => {
    test.setTimeout(pages.length * 8_000);
    const seen = watch(page);
    for (const address of pages) {
      await visit(page, address);
      await page.waitForLoadState('networkidle');
    }
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
