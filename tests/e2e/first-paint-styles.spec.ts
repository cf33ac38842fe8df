import {expect, test, type CDPSession, type Page} from '@playwright/test';
import {templates} from '../support/templates';
import {setMode} from './visual/shown';

const fullSheet = '**/assets/css/styles.*.css';

const link = 'main a[href], footer a[href]';
const button = '.navbar button';

/** The full sheet is added when a key shows that the reader is there. */
async function loadFullSheet(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({href}) => href?.includes('/assets/css/styles.')),
  );
}

/** Both widths, both modes, and focus rings of both kinds. */
const states = [
  {width: 390, mode: 'light', focused: link},
  {width: 390, mode: 'dark', focused: button},
  {width: 1440, mode: 'light', focused: button},
  {width: 1440, mode: 'dark', focused: link},
] as const;

/**
 * The computed styles and the place of every box on the page, including those of pseudo-elements, as
 * one list of values per box.
 */
async function boxes(page: Page, devTools: CDPSession): Promise<string[][]> {
  const properties = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Even with reduced motion, a transition takes a frame, and then every color is one in between.
    await nextFrame();
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
    await nextFrame();
    await nextFrame();
    // Logical properties repeat the physical ones.
    return [...getComputedStyle(document.body)].filter(
      (name) => !/^--|-(?:block|inline)(?:-|$)/.test(name),
    );
  });
  const {documents, strings} = await devTools.send('DOMSnapshot.captureSnapshot', {
    computedStyles: properties,
  });
  const text = (index: number | undefined) => strings[index ?? -1] ?? '';
  return documents.flatMap(({nodes, layout}) =>
    layout.nodeIndex.map((node, box) => [
      `${text(nodes.nodeName?.[node])} at ${layout.bounds[box]?.join(', ')}`,
      ...properties.map((name, index) => `${name}: ${text(layout.styles[box]?.[index])}`),
    ]),
  );
}

async function boxesInAllStates(page: Page, devTools: CDPSession): Promise<string[][][]> {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  // Browsers show focus rings after a key.
  await page.keyboard.press('Shift');
  const found: string[][][] = [];
  for (const {width, mode, focused} of states) {
    await page.setViewportSize({width, height: 900});
    await setMode(page, mode);
    await page.locator(focused).filter({visible: true}).first().focus();
    found.push(await boxes(page, devTools));
  }
  return found;
}

/** The boxes that differ, with their first and final values. */
const differences = (first: string[][] = [], final: string[][] = []): string[][] =>
  final.flatMap((values, box) => {
    const changed = values.filter((value, index) => value !== first[box]?.[index]);
    const before = first[box]?.filter((value, index) => value !== values[index]) ?? [];
    return changed.length > 0 ? [[values[0] ?? '', ...before, 'became', ...changed]] : [];
  });

for (const [name, address] of Object.entries(templates)) {
  test(
    `the sheet for the first paint has all styles of the template: ${name}`,
    {tag: '@nightly'},
    async ({page}) => {
      const devTools = await page.context().newCDPSession(page);
      await page.emulateMedia({reducedMotion: 'reduce'});
      // Without scripts, as before hydration. Fonts would depend on time.
      await page.route(/\/assets\/js\/|\.woff2$/, (route) => route.abort());
      await page.route(fullSheet, (route) => route.abort());
      await page.goto(address);
      const first = await boxesInAllStates(page, devTools);
      await page.unroute(fullSheet);
      await page.goto(address);
      await loadFullSheet(page);
      const final = await boxesInAllStates(page, devTools);
      for (const [index, {width, mode}] of states.entries())
        expect(differences(first[index], final[index]), `${width} px, ${mode} mode`).toEqual([]);
    },
  );
}

/** Delays requests until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test(
  'the page is painted before the full sheet arrives, in the font that it keeps',
  {tag: '@nightly'},
  async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    const sendFonts = await hold(page, '**/*.woff2');
    const sendFullSheet = await hold(page, fullSheet);
    await page.goto(templates.guide, {waitUntil: 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    sendFonts();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const width = () =>
      page.locator('main h1').evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return range.getBoundingClientRect().width;
      });
    const first = await width();
    sendFullSheet();
    await loadFullSheet(page);
    expect(await width()).toBe(first);
  },
);

test(
  'the page is hydrated even if the full sheet never arrives',
  {tag: '@nightly'},
  async ({page}) => {
    await page.route(fullSheet, () => new Promise(() => undefined));
    await page.goto(templates.guide, {waitUntil: 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  },
);
