import type {Browser} from '@playwright/test';
import {bytesOf, watchRequests, withoutPrefetch} from '../lib/page-requests';
import {type ServedSite, withServedSites} from '../lib/serve-sites';
import {type Template, templateNames, templates} from './templates';
import type {BudgetKind} from './budgets';

export type Weights = Record<BudgetKind, number>;

const idleMs = 1500;

/** Only a page that hangs takes this long, on a busy machine too. */
const timeoutMs = 180_000;

/** Brotli bytes that a reader's browser requests. */
async function weighTemplate(browser: Browser, site: ServedSite, path: string): Promise<Weights> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await withoutPrefetch(page);
    const requests = await watchRequests(await context.newCDPSession(page), site.root);
    await page.goto(`${site.origin}/${path}`, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(idleMs);
    return {
      html: bytesOf('html', requests),
      css: bytesOf('css', requests),
      js: bytesOf('js', requests),
      fonts: bytesOf('fonts', requests),
    };
  } finally {
    await context.close();
  }
}

/** Measures one page per template of the built site. */
export async function measureTemplates(): Promise<Record<Template, Weights>> {
  return withServedSites({published: {root: 'build', ours: true}}, async ({published}, browser) => {
    const weights: [Template, Weights][] = [];
    for (const name of templateNames)
      weights.push([name, await weighTemplate(browser, published, templates[name])]);
    return Object.fromEntries(weights) as Record<Template, Weights>;
  });
}
