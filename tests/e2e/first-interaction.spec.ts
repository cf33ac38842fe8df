import {expect, test, type Page} from '@playwright/test';
import {styleGuide} from '../support/sites';
import {
  colorMode,
  colorSwitch,
  hamburger,
  holdChunks,
  openUnhydrated,
  saveData,
  sideMenu,
} from '../support/visit';

const recordScripts = (page: Page): string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.push(request.url());
  });
  return found;
};

const isHydrated = (page: Page) => page.locator('html').getAttribute('data-has-hydrated');

/** A page on a slow phone, before it's hydrated. */
async function open(page: Page, address: string, width = 1280): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(address, {waitUntil: 'domcontentloaded'});
}

const pages = ['/billing', '/api/create-offer'];

test.describe('a click before hydration takes effect', () => {
  for (const address of pages) {
    test(`on the color switch of ${address}`, {tag: '@nightly'}, async ({page}) => {
      await open(page, address);
      await colorSwitch(page).click();
      await expect.poll(() => colorMode(page)).toBe('dark');
    });

    test(
      `on the menu of ${address}`,
      {tag: address === '/billing' ? [] : '@nightly'},
      async ({page}) => {
        await open(page, address, 390);
        await hamburger(page).click();
        await expect(sideMenu(page).last()).toBeVisible();
      },
    );

    test(`on the search button of ${address}`, {tag: '@nightly'}, async ({page}) => {
      await open(page, address);
      await page.getByRole('button', {name: 'Search docs'}).first().click();
      await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
    });

    test(
      `and so do the search shortcut on ${address} and the text typed after it`,
      {tag: '@nightly'},
      async ({page}) => {
        await open(page, address);
        await page.keyboard.press('Control+k');
        await page.keyboard.type('refund');
        await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('refund');
      },
    );
  }

  test('and typing goes on while the search dialog appears', {tag: '@nightly'}, async ({page}) => {
    await open(page, '/billing');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('refund a payment partially', {delay: 60});
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue(
      'refund a payment partially',
    );
  });

  test('on a tab of a guide', {tag: '@nightly'}, async ({page}) => {
    await open(page, styleGuide);
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('on a sample language', {tag: '@nightly'}, async ({page}) => {
    await open(page, '/api/create-offer');
    await page.locator('.sample__tabs [data-language=python]').click();
    await expect(page.locator('html')).toHaveAttribute('data-language', 'python');
  });

  test('on a sidebar category', {tag: '@nightly'}, async ({page}) => {
    await open(page, '/billing');
    const caret = page.locator('.menu__list-item--collapsed > div > .menu__caret').first();
    const label = await caret.getAttribute('aria-label');
    await caret.click();
    await expect(
      page.getByRole('button', {name: label?.replace('Expand', 'Collapse') ?? ''}),
    ).toBeVisible();
  });

  test('on a link', {tag: '@nightly'}, async ({page}) => {
    await open(page, '/billing');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API'}).click();
    await expect(page).toHaveURL(/\/api$/);
  });
});

test.describe('without any script file', {tag: '@nightly'}, () => {
  /** Returns a function that lets the scripts arrive. */
  async function openWithoutScripts(page: Page, address: string, width = 1280) {
    await page.setViewportSize({width, height: 800});
    const release = await holdChunks(page);
    await page.goto(address, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    return async () => {
      release();
      await expect.poll(() => isHydrated(page)).toBe('true');
    };
  }

  for (const address of pages) {
    test(`the color switch works on ${address}`, async ({page}) => {
      const release = await openWithoutScripts(page, address);
      await colorSwitch(page).click();
      expect(await colorMode(page)).toBe('dark');
      await release();
      expect(await colorMode(page)).toBe('dark');
      await colorSwitch(page).click();
      await expect.poll(() => colorMode(page)).toBe('light');
    });

    test(`the menu opens on ${address}, and looks like the one that replaces it`, async ({
      page,
    }) => {
      const release = await openWithoutScripts(page, address, 390);
      await hamburger(page).click();
      const links = () =>
        sideMenu(page)
          .locator('a:visible')
          .evaluateAll((all) =>
            all.map((link) => {
              const {x, y, width, height} = link.getBoundingClientRect();
              return {
                text: link.textContent,
                box: [x, y, width, height].map(Math.round),
                color: getComputedStyle(link).color,
              };
            }),
          );
      const early = await links();
      expect(early.length).toBeGreaterThan(4);
      await release();
      await expect(page.locator('.early-menu')).toHaveCount(0);
      await expect.poll(links).toEqual(early);
      await page.keyboard.press('Escape');
      await expect(sideMenu(page)).toBeHidden();
    });

    test(`search takes text on ${address} and keeps it`, async ({page}) => {
      const release = await openWithoutScripts(page, address);
      await page.getByRole('button', {name: 'Search docs'}).first().click();
      await page.keyboard.type('refund');
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('refund');
      await release();
      const field = page.getByRole('dialog').getByRole('combobox');
      await expect(field).toHaveValue('refund');
      await expect(field).toBeFocused();
      await page.keyboard.type(' a payment');
      await expect(field).toHaveValue('refund a payment');
    });
  }

  test('the menu closes again, and stays closed', async ({page}) => {
    const release = await openWithoutScripts(page, '/billing', 390);
    await hamburger(page).click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(sideMenu(page).getByRole('link', {name: 'SDK'})).toBeInViewport();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(sideMenu(page)).toHaveCount(0);
    await release();
    await expect(sideMenu(page)).toBeHidden();
  });

  for (const width of [1280, 390])
    test(`a category opens at ${width} px, and stays open`, async ({page}) => {
      const release = await openWithoutScripts(page, '/billing', width);
      if (width === 390) await hamburger(page).click();
      const sidebar = width === 390 ? sideMenu(page) : page.locator('aside');
      const category = sidebar
        .getByRole('listitem')
        .filter({has: page.getByRole('button', {name: /'Azure'/})});
      await category.getByRole('button').click();
      const guide = category.getByRole('link', {name: 'Create a private offer'});
      await expect(guide).toBeVisible();
      await release();
      await expect(page.locator('.early-menu')).toHaveCount(0);
      await expect(
        category.getByRole('button', {name: "Collapse sidebar category 'Azure'"}),
      ).toBeVisible();
      await expect(guide).toBeVisible();
      await category.getByRole('button').click();
      await expect(guide).toBeHidden();
    });

  test('search closes, and Enter opens the search page', async ({page}) => {
    await openWithoutScripts(page, '/billing');
    const search = page.getByRole('button', {name: 'Search docs'}).first();
    await search.click();
    await page.getByRole('button', {name: 'Close search'}).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('refund');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=refund$/);
  });

  test('tabs and sample languages show what was chosen, and keep it', async ({page}) => {
    const release = await openWithoutScripts(page, styleGuide);
    const tab = page.getByRole('tab').nth(1);
    const label = await tab.textContent();
    await tab.click();
    const panel = page.getByRole('tabpanel', {name: label ?? '', exact: true}).first();
    await expect(panel).toBeVisible();
    await release();
    await expect(panel).toBeVisible();
    await expect(page.getByRole('tab', {selected: true}).first()).toHaveText(label ?? '');
  });
});

test.describe('scripts', {tag: '@nightly'}, () => {
  test('run without an interaction, but not before the first paint', async ({page}) => {
    await page.goto('/billing');
    await expect.poll(() => isHydrated(page)).toBe('true');
    const [paint, ...scripts] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'))
        .map(({startTime}) => startTime),
    ]);
    expect(paint).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(2);
    expect(Math.min(...scripts)).toBeGreaterThan(paint ?? Infinity);
  });

  for (const address of pages)
    test(`are all requested at the same time on ${address}`, async ({page}) => {
      await page.route('**/assets/js/main.*.js', () => undefined);
      const scripts = recordScripts(page);
      await page.goto(address, {waitUntil: 'commit'});
      // The entry doesn't run, so the page itself has named the rest.
      await expect.poll(() => new Set(scripts).size).toBeGreaterThan(4);
      await page.unroute('**/assets/js/main.*.js');
    });

  for (const [interaction, perform] of [
    ['a click', (page: Page) => page.mouse.click(300, 500)],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
  ] as const)
    test(`wait for ${interaction} with data saver on`, async ({page}) => {
      const scripts = recordScripts(page);
      await openUnhydrated(page, '/billing');
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await perform(page);
      await expect.poll(() => isHydrated(page)).toBe('true');
    });

  for (const [event, trigger] of [
    ['the next interaction', (page: Page) => page.mouse.click(300, 500)],
    [
      'the network coming back',
      (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
    ],
  ] as const)
    test(`are requested again after ${event} if they failed to load`, async ({page}) => {
      await saveData(page);
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto('/billing');
      const failed = page.waitForEvent('requestfailed');
      await colorSwitch(page).click();
      await failed;
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.unroute('**/assets/js/**');
      await trigger(page);
      await expect.poll(() => isHydrated(page)).toBe('true');
    });
});
