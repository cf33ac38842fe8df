import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {isNightly} from '../support/scope';
import type {Browser} from './browser';
import {gateChecks, heading, nightlyChecks, openHydrated, templates} from './checks';
import {openChromium, openFirefox} from './puppeteer';
import {openWebKit} from './webkit';

/** Chromium runs every other suite, so it's here only at night. */
const browsers = {
  ...(isNightly && {chromium: openChromium}),
  firefox: openFirefox,
  webkit: openWebKit,
};

const checks = {...gateChecks, ...(isNightly && nightlyChecks)};

describe.each(Object.entries(browsers))('%s', (_name, openBrowser) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
    return () => browser.close();
  });
  beforeEach(async () => {
    await browser.resize(1280, 800);
    await browser.takeErrors();
  });

  it.runIf(isNightly)('detects console errors, uncaught errors, and blocked requests', async () => {
    await openHydrated(browser, '/billing');
    await browser.evaluate(() => {
      console.error('planted message');
      setTimeout(() => {
        throw new Error('planted error');
      });
      new Image().src = 'https://planted.example/image.png';
    });
    let errors = '';
    await expect
      .poll(async () => (errors += (await browser.takeErrors()).join(' ')))
      .toMatch(/^(?=.*planted message)(?=.*planted error)(?=.*img-src https:\/\/planted)/s);
  });

  it.runIf(isNightly).each(templates)(
    'shows the %s without errors',
    async (_template, path, title) => {
      await openHydrated(browser, path);
      expect(await heading(browser)).toBe(title);
      expect(await ownErrors(browser)).toEqual([]);
    },
  );

  it.each(Object.entries(checks))('%s', async (_title, check) => {
    await check(browser);
    expect(await ownErrors(browser)).toEqual([]);
  });
});

/** Chromium reports the status of the not-found page as an error. */
const ownErrors = async (browser: Browser): Promise<string[]> =>
  (await browser.takeErrors()).filter((error) => !error.includes('a status of 404'));
