import {expect, type Page} from '@playwright/test';
import {visit} from '../support/visit';

/** One query as the search service receives it. */
interface HostedQuery {
  host: string;
  applicationId: string | null;
  query: string;
  facetFilters: unknown;
  hitsPerPage: number;
}

export interface HostedSearch {
  /** Every query that left the browser. */
  queries: HostedQuery[];
  /** Where the results in the dialog lead, in the order of `hits`. */
  links: (string | null)[];
  /** Where "See all results" leads. */
  seeAll: string | null;
  /** The address of the results page and what it shows. */
  resultsPage: {status: number; heading: string; box: string; results: number};
}

/** The service's response: a page of the site, one with an old path, and two on other sites. */
const hits = [
  'https://mechanisms.argosy.example/guides/second',
  'https://mechanisms.argosy.example/old/first',
  'https://status.argosy.example/old/incidents',
  'https://elsewhere.example/guides/third',
].map((url, index) => ({
  objectID: String(index),
  url,
  area: 'guides',
  kind: 'page',
  hierarchy: {lvl0: 'Guides', lvl1: `Result ${index + 1}`},
}));

/**
 * Searches on the fixture site whose search is hosted, in the dialog and on the results page. Mocks
 * requests to all other hosts, so that none leaves the machine.
 */
export async function searchHosted(page: Page): Promise<HostedSearch> {
  const queries: HostedQuery[] = [];
  await page.route(/^https:/, async (route) => {
    const url = new URL(route.request().url());
    const body = route.request().postDataJSON() as {requests: Omit<HostedQuery, 'host'>[]};
    const applicationId =
      url.searchParams.get('x-algolia-application-id') ??
      (await route.request().headerValue('x-algolia-application-id'));
    for (const {query, facetFilters, hitsPerPage} of body.requests)
      queries.push({host: url.host, applicationId, query, facetFilters, hitsPerPage});
    const result = {hits, nbHits: hits.length, nbPages: 1, page: 0, hitsPerPage: 20};
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {results: body.requests.map(() => result)},
    });
  });

  await visit(page, '/guides/first');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByPlaceholder('Search docs').fill('invoice');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options).toHaveCount(hits.length);
  const links = await options.evaluateAll((all) =>
    all.map((option) => option.getAttribute('href')),
  );
  const seeAll = await page
    .getByRole('dialog')
    .getByRole('link', {name: /^See all/})
    .getAttribute('href');

  const response = await page.goto(seeAll ?? '/no-link');
  const main = page.getByRole('main');
  const results = main.getByRole('list', {name: /results/i}).getByRole('listitem');
  await expect(results.first()).toBeVisible();
  const resultsPage = {
    status: response?.status() ?? 0,
    heading: await main.getByRole('heading', {level: 1}).innerText(),
    box: await main.getByPlaceholder('Search docs').inputValue(),
    results: await results.count(),
  };
  return {queries, links, seeAll, resultsPage};
}
