import {readFileSync} from 'node:fs';
import {parseDocument} from 'yaml';
import * as z from 'zod';
import type {Browser} from '@playwright/test';
import {bytesOf, watchRequests, withoutPrefetch} from '../lib/page-requests';
import {type ServedSite, withServedSites} from '../lib/serve-sites';

/** One page per template. */
export const templates = {
  home: '',
  guide: 'aws-marketplace/create-private-offer',
  operation: 'api/create-offer',
  category: 'api/category/offers',
  search: 'search?q=private%20offer',
} as const;

export type Template = keyof typeof templates;
export const templateNames = Object.keys(templates) as Template[];

export const budgetsFile = 'tests/budgets/budgets.yaml';

export const budgetKinds = ['html', 'css', 'js', 'fonts'] as const;
type BudgetKind = (typeof budgetKinds)[number];

const figure = z.strictObject({bytes: z.int().min(0), reason: z.string().min(20)});
const template = z.strictObject(
  Object.fromEntries(budgetKinds.map((kind) => [kind, figure])) as Record<
    BudgetKind,
    typeof figure
  >,
);
const schema = z.strictObject(
  Object.fromEntries(templateNames.map((name) => [name, template])) as Record<
    Template,
    typeof template
  >,
);

/** The file as a YAML document, so that writing figures keeps its comments and reasons. */
export const budgetsDocument = () => parseDocument(readFileSync(budgetsFile, 'utf8'));
export const readBudgets = () => schema.parse(budgetsDocument().toJS());

/** Hashes in file names change the size slightly. A regression is larger than that. */
export const tolerance = 0.02;

export const isOver = (bytes: number, budget: number): boolean => bytes > budget * (1 + tolerance);

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
