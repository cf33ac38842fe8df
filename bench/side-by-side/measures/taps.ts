import {setTimeout} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {desktop, phone, quarterOfTheCpu, reported, seenBy, withPage} from './open-page';
import {type ControlName, tapped, watchTap} from './tap-effect';

/** .3 s after the first paint, and milliseconds after the start of the navigation. */
export const tapTimes = ['painted', 2000, 4000, 8000] as const;
export type TapTime = (typeof tapTimes)[number];

/** The time to the effect is null if the tap was lost. */
export type Tap = {effectMs: number | null; longestTaskMs: number};

/** In the viewport of a page that's scrolled down by `scroll`. */
export type Spot = {x: number; y: number; scroll: number};

/** Menus exist only on phones. */
const deviceFor = (control: ControlName) =>
  control === 'menu' || control === 'search' ? phone : desktop;

/** Where the first control is that can be tapped, from a page at full speed. */
export const spotOf = (browser: Browser, address: string, control: ControlName) =>
  withPage(browser, {...deviceFor(control), slowdown: 1}, async (page) => {
    await page.goto(address, {waitUntil: 'networkidle'});
    return page.evaluate((selector): Spot | undefined => {
      for (const element of document.querySelectorAll(selector)) {
        scrollTo({top: 0, behavior: 'instant'});
        const {top: first} = element.getBoundingClientRect();
        if (first > innerHeight) scrollTo({top: first - innerHeight / 2, behavior: 'instant'});
        const {right, top, width, height} = element.getBoundingClientRect();
        // The arrow of a category is at its end.
        const spot = {x: right - Math.min(16, width / 2), y: top + height / 2};
        const hit = document.elementFromPoint(spot.x, spot.y);
        if (element.contains(hit)) return {...spot, scroll: scrollY};
      }
      return undefined;
    }, tapped[control]);
  });

/** A tap without an effect after this time is lost. */
const lostAfterMs = 6000;
const settleMs = 1500;

/** Taps a page that's opened for the first time. */
export const timeTap = (
  browser: Browser,
  address: string,
  control: ControlName,
  {x, y, scroll}: Spot,
  time: TapTime,
): Promise<Tap> =>
  withPage(browser, {...deviceFor(control), slowdown: quarterOfTheCpu}, async (page) => {
    const paint = await reported(page, 'reportPaint');
    const effect = await reported(page, 'reportEffect');
    await page.addInitScript(watchTap, control);
    const start = Date.now();
    void page.goto(address).catch(() => undefined);
    const waitMs = time === 'painted' ? 300 - (await paint()) : time - (Date.now() - start);
    await setTimeout(Math.max(0, waitMs));
    if (scroll > 0) await page.evaluate((top) => scrollTo({top, behavior: 'instant'}), scroll);
    await page.touchscreen.tap(x, y);
    const effectMs = await Promise.race([effect(), setTimeout(lostAfterMs, null)]);
    // A tap may start scripts.
    await setTimeout(settleMs);
    return {effectMs, longestTaskMs: (await seenBy(page)).longestTaskMs};
  });
