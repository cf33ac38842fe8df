import type {Browser, BrowserContext} from '@playwright/test';
import type {Control, ControlName} from '../engines/controls';
import {undisturbed} from './undisturbed';

/** Milliseconds after the start of the navigation. */
export const tapTimes = [2000, 4000, 8000] as const;
export type TapTime = (typeof tapTimes)[number];

type Tap = {
  /** Milliseconds from the tap to the frame with its effect. Null if the tap was lost. */
  effectMs: number | null;
  /** Milliseconds from the tap to the next frame, whether or not it has the effect. This is what INP counts. */
  nextFrameMs: number;
};

export type TapFigures = Record<TapTime, Tap>;

/** A tap without an effect after this time is lost. */
const lostAfterMs = 6_000;

/** Slow 4G, as Lighthouse emulates it. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** Menus exist only on phones, and VitePress shows its color switch only on screens as wide as this. */
const widthFor = (name: ControlName) => (name === 'menu' || name === 'search' ? 390 : 1280);

export type Spot = {x: number; y: number};

/** Runs in the page. Selectors only, because our policy forbids `eval`. */
function stopWatch(shows: string): void {
  const visible = () =>
    [...document.querySelectorAll(shows)].filter((element) =>
      element.checkVisibility({visibilityProperty: true}),
    ).length;
  let before: number | undefined;
  let began = 0;
  addEventListener(
    'pointerdown',
    ({timeStamp}) => {
      if (before !== undefined) return;
      before = visible();
      began = timeStamp;
      requestAnimationFrame(look);
    },
    {capture: true},
  );
  let nextFrame = 0;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) nextFrame = Math.max(nextFrame, duration);
    Object.assign(window, {nextFrame});
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
  const look = () => {
    if (visible() > (before ?? 0))
      setTimeout(() => Object.assign(window, {tapToEffect: performance.now() - began}));
    else requestAnimationFrame(look);
  };
}

async function open(browser: Browser, name: ControlName, shows: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: {width: widthFor(name), height: 823},
    hasTouch: true,
  });
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(stopWatch, shows);
  return context;
}

/** Where the control is, from a page at full speed. */
export async function spotOf(
  browser: Browser,
  address: string,
  [name, {tap, shows}]: [ControlName, Control],
): Promise<Spot> {
  const context = await open(browser, name, shows);
  try {
    const page = await context.newPage();
    await page.goto(address);
    const control = page.locator(tap).filter({visible: true}).first();
    await control.waitFor({timeout: 10_000});
    const {x, y, width, height} = (await control.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return {x: x + width / 2, y: y + height / 2};
  } finally {
    await context.close();
  }
}

async function timeTap(
  browser: Browser,
  address: string,
  [name, {shows}]: [ControlName, Control],
  {x, y}: Spot,
  afterMs: number,
): Promise<Tap> {
  const context = await open(browser, name, shows);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const start = Date.now();
    void page.goto(address).catch(() => undefined);
    await page.waitForTimeout(afterMs - (Date.now() - start));
    await page.touchscreen.tap(x, y);
    const figures = () =>
      page
        .evaluate(() => {
          const {tapToEffect, nextFrame} = window as {tapToEffect?: number; nextFrame?: number};
          return {effectMs: tapToEffect, nextFrameMs: nextFrame};
        })
        .catch(() => ({effectMs: undefined, nextFrameMs: undefined}));
    const limit = Date.now() + lostAfterMs;
    while ((await figures()).effectMs === undefined && Date.now() < limit)
      await page.waitForTimeout(100);
    // Browsers report events with a delay.
    await page.waitForTimeout(500);
    const {effectMs, nextFrameMs} = await figures();
    return {
      effectMs: effectMs === undefined ? null : Math.round(effectMs),
      nextFrameMs: Math.round(nextFrameMs ?? 0),
    };
  } finally {
    await context.close();
  }
}

/** One tap per time, each in a new browser context with an empty cache. */
export async function timeTaps(
  browser: Browser,
  address: string,
  control: [ControlName, Control],
  spot: Spot,
): Promise<TapFigures> {
  const times: [number, Tap][] = [];
  for (const afterMs of tapTimes)
    times.push([
      afterMs,
      await undisturbed(() => timeTap(browser, address, control, spot, afterMs)),
    ]);
  return Object.fromEntries(times) as TapFigures;
}
