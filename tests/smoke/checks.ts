import {expect} from 'vitest';
import type {Browser} from './browser';
import {origin} from './site';

type Check = (browser: Browser) => Promise<void>;

/** One page of each template, and its heading. */
export const templates: [template: string, path: string, heading: string][] = [
  ['home', '/', 'Get started selling through cloud marketplaces'],
  ['overview', '/billing', 'Billing'],
  ['guide', '/aws-marketplace/create-private-offer', 'Create a private offer on AWS Marketplace'],
  ['concept', '/billing/price-model', 'Price models'],
  ['operation', '/api/create-offer', 'Create an offer'],
  ['catalog', '/api/errors', 'Errors'],
  ['SDK guide', '/sdks/started/Go%20SDK', 'Go SDK'],
  ['glossary', '/glossary', 'Glossary'],
  ['not-found page', '/no-such-page', 'Page not found'],
];

const secondPanel = '.tabs-container > div:nth-of-type(2)';

/** What runs for every change. Each check starts with a window of 1280 by 800 pixels. */
export const gateChecks: Record<string, Check> = {
  'opens the next page without a full load': async (browser) => {
    await openHydrated(browser, '/billing/price-model');
    await browser.evaluate(() => {
      document.documentElement.dataset.sameDocument = 'true';
    });
    await browser.click('.theme-doc-sidebar-menu a[href="/billing/invoice"]');
    await expect.poll(() => path(browser)).toBe('/billing/invoice');
    await expect.poll(() => heading(browser)).toBe('Check and issue an invoice');
    expect(await rootAttribute(browser, 'data-same-document')).toBe('true');

    await browser.evaluate(() => history.back());
    await expect.poll(() => heading(browser)).toBe('Price models');
  },

  'opens search with the first click, finds a page, and opens it': async (browser) => {
    await browser.open(`${origin}/billing`);
    await browser.click('.navbar button[aria-haspopup="dialog"]');
    await expect
      .poll(() => browser.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('combobox');
    await browser.type('price models');
    await browser.click('dialog [role="option"][href^="/billing/price-model"]');
    await expect.poll(() => heading(browser)).toBe('Price models');
    expect(await isVisible(browser, 'dialog')).toBe(false);
  },

  'switches tabs': async (browser) => {
    await openHydrated(browser, '/aws-marketplace/create-private-offer');
    expect(await isVisible(browser, secondPanel)).toBe(false);
    await browser.click('.tabs-container > label:nth-of-type(2)');
    await expect.poll(() => isVisible(browser, secondPanel)).toBe(true);
    expect(await isVisible(browser, '.tabs-container > div:nth-of-type(1)')).toBe(false);
  },

  'switches to dark mode and stays dark on the next page': async (browser) => {
    await openHydrated(browser, '/billing');
    await browser.evaluate(() => localStorage.clear());
    await openHydrated(browser, '/billing');
    expect(await rootAttribute(browser, 'data-theme')).toBe('light');
    const light = await background(browser);
    await browser.click('.navbar [data-color-mode] button');
    await expect.poll(() => rootAttribute(browser, 'data-theme')).toBe('dark');
    expect(await background(browser)).not.toBe(light);

    await browser.open(`${origin}/glossary`);
    expect(await rootAttribute(browser, 'data-theme')).toBe('dark');
    await browser.evaluate(() => localStorage.clear());
  },
};

export const nightlyChecks: Record<string, Check> = {
  'shows the navbar, the sidebar, the table of contents, and the footer': async (browser) => {
    await openHydrated(browser, '/billing/price-model');
    for (const part of ['.navbar', '.theme-doc-sidebar-menu', '.table-of-contents', 'footer'])
      expect(await isVisible(browser, part), part).toBe(true);
  },

  'keeps the sample language on the next operation': async (browser) => {
    await openHydrated(browser, '/api/create-offer');
    await browser.click('.sample__tabs [data-language="python"]');
    await expect.poll(() => rootAttribute(browser, 'data-language')).toBe('python');
    await openHydrated(browser, '/api/list-offers');
    expect(await rootAttribute(browser, 'data-language')).toBe('python');
  },

  'opens the menu of a phone, and a page from it': async (browser) => {
    await browser.resize(390, 844);
    await openHydrated(browser, '/billing/price-model');
    expect(await browser.evaluate(() => window.innerWidth)).toBe(390);
    const overflow = await browser.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await browser.click('button[aria-label="Toggle navigation bar"]');
    await browser.click('#docs-menu a[href="/billing/invoice"]');
    await expect.poll(() => heading(browser)).toBe('Check and issue an invoice');
    await expect.poll(() => isVisible(browser, '#docs-menu')).toBe(false);
  },
};

/** Opens a page and waits until it's hydrated. */
export async function openHydrated(browser: Browser, pagePath: string): Promise<void> {
  await browser.open(`${origin}${pagePath}`);
  await browser.evaluate(() => {
    window.dispatchEvent(new Event('pointermove'));
  });
  await expect.poll(() => rootAttribute(browser, 'data-has-hydrated')).toBe('true');
}

export const heading = (browser: Browser): Promise<string | undefined> =>
  browser.evaluate(() => document.querySelector('h1')?.textContent);

const path = (browser: Browser): Promise<string> => browser.evaluate(() => location.pathname);

const rootAttribute = (browser: Browser, name: string): Promise<string | null> =>
  browser.evaluate((attribute) => document.documentElement.getAttribute(attribute), name);

const background = (browser: Browser): Promise<string> =>
  browser.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Whether the first matching element is visible. False if there's none. */
const isVisible = (browser: Browser, selector: string): Promise<boolean> =>
  browser.evaluate(
    (wanted) =>
      document.querySelector(wanted)?.checkVisibility({visibilityProperty: true}) ?? false,
    selector,
  );
