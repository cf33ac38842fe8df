import {expect, test as base, type Page} from '@playwright/test';
import {publishedPages} from '../support/pages';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {openUnhydrated} from '../support/visit';
import {searchHosted, type HostedSearch} from './hosted-search';

export interface ServedFile {
  status: number;
  headers: Record<string, string>;
  html: string;
}

interface WorkerFixtures {
  /**
   * The home page, a guide, and an operation as a reader first sees them, before hydration. They're
   * opened once per worker, so tests may look at them but not use them.
   */
  firstViews: Page[];
  /** Every published page as the server sends it, by path. */
  served: Map<string, ServedFile>;
  /** The queries and results of the fixture site with a hosted search account. */
  hosted: HostedSearch;
}

export const test = base.extend<object, WorkerFixtures>({
  firstViews: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        baseURL: origins.published,
        viewport: {width: 1440, height: 900},
      });
      const views: Page[] = [];
      for (const address of [templates.home, templates.guide, templates.operation]) {
        const view = await context.newPage();
        await openUnhydrated(view, address);
        views.push(view);
      }
      await use(views);
      for (const view of views)
        await expect(view.locator('html'), 'A test hydrated a shared page').toHaveAttribute(
          'data-has-hydrated',
          'false',
        );
      await context.close();
    },
    {scope: 'worker', timeout: 600_000},
  ],

  served: [
    async ({playwright}, use) => {
      const request = await playwright.request.newContext({baseURL: origins.published});
      const files = new Map<string, ServedFile>();
      for (const path of publishedPages()) {
        const response = await request.get(path, {maxRedirects: 0});
        files.set(path, {
          status: response.status(),
          headers: response.headers(),
          html: await response.text(),
        });
      }
      await request.dispose();
      await use(files);
    },
    {scope: 'worker', timeout: 600_000},
  ],

  hosted: [
    async ({browser}, use) => {
      const context = await browser.newContext({baseURL: origins.mechanisms});
      await use(await searchHosted(await context.newPage()));
      await context.close();
    },
    {scope: 'worker', timeout: 600_000},
  ],
});
