import {launch, type LaunchOptions} from 'puppeteer-core';
import {chromiumPath, requiredPath} from '@docs/tools';
import {waitLimit} from '../support/limits';
import type {Browser} from './browser';

/** Chromium through its DevTools protocol. */
export const openChromium = (): Promise<Browser> =>
  openWithPuppeteer({
    browser: 'chrome',
    executablePath: chromiumPath(),
    // CI runs as root, and Chromium's sandbox doesn't.
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** Firefox through WebDriver BiDi. */
export const openFirefox = (): Promise<Browser> =>
  openWithPuppeteer({
    browser: 'firefox',
    executablePath: requiredPath('FIREFOX', 'firefox-esr'),
  });

async function openWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({...options, headless: true, timeout: waitLimit});
  const page = await browser.newPage();
  page.setDefaultTimeout(waitLimit);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // Firefox doesn't report violations of the content security policy as console messages.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });

  return {
    open: async (address) => {
      await page.goto(address);
    },
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    evaluate: (pageFunction, ...args) =>
      page.evaluate(pageFunction as (...values: unknown[]) => never, ...args),
    resize: (width, height) => page.setViewport({width, height}),
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}
