import type {Browser} from '@playwright/test';
import {bytesOf, watchRequests, withoutPrefetch} from '../bench/measures/requests';
import {type ServedSite, withServedSites} from '../bench/serve-sites';
import {type Template, templateNames, templates} from '../bench/templates';
import type {BudgetKind} from './budgets';

export type Weights = Record<BudgetKind, number>;

const idleMs = 1500;

/** Bytes in brotli that a reader's browser asks for: at rest, and after the first movement. */
async function weighTemplate(browser: Browser, site: ServedSite, path: string): Promise<Weights> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  try {
    const page = await context.newPage();
    await withoutPrefetch(page);
    const requests = await watchRequests(await context.newCDPSession(page), site.root);
    await page.goto(`${site.origin}/${path}`, {waitUntil: 'networkidle'});
    await page.waitForTimeout(idleMs);
    const atRest = bytesOf('js', requests);
    // The edge of the page, where no link is.
    await page.mouse.move(3, 400);
    await page.mouse.move(2, 420);
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(idleMs);
    return {
      html: bytesOf('html', requests),
      css: bytesOf('css', requests),
      js: bytesOf('js', requests),
      'js at rest': atRest,
      fonts: bytesOf('fonts', requests),
    };
  } finally {
    await context.close();
  }
}

/** One page of each template of the built site. */
export async function measureTemplates(): Promise<Record<Template, Weights>> {
  return withServedSites({published: {root: 'build', ours: true}}, async ({published}, browser) => {
    const weights: [Template, Weights][] = [];
    for (const name of templateNames)
      weights.push([name, await weighTemplate(browser, published, templates[name])]);
    return Object.fromEntries(weights) as Record<Template, Weights>;
  });
}
