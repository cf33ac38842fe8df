import {expect, test, type Page} from '@playwright/test';
import {colourMode, colourSwitch, hamburger, saveData, sideMenu} from '../support/visit';

const scriptsOf = (page: Page): string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.push(request.url());
  });
  return found;
};

const isAwake = (page: Page) => page.locator('html').getAttribute('data-has-hydrated');

/** A page on a slow phone, as soon as it is there. */
async function open(page: Page, address: string, width = 1280): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(address, {waitUntil: 'domcontentloaded'});
}

const pages = ['/', '/billing', '/get-started/metering', '/api/create-offer', '/api'];

test.describe('the first click is honoured', () => {
  for (const address of pages) {
    test(`colour switch on ${address}`, async ({page}) => {
      await open(page, address);
      await colourSwitch(page).click();
      await expect.poll(() => colourMode(page)).toBe('dark');
    });

    test(`menu on ${address}`, async ({page}) => {
      await open(page, address, 390);
      await hamburger(page).click();
      await expect(sideMenu(page)).toBeVisible();
    });

    test(`search on ${address}`, async ({page}) => {
      await open(page, address);
      await page.getByRole('button', {name: 'Search docs'}).first().click();
      await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
    });

    test(`search by key on ${address}, with what is typed after it`, async ({page}) => {
      await open(page, address);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('refund');
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('refund');
    });
  }

  test('tab of a guide', async ({page}) => {
    await open(page, '/fixture/vocabulary');
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('language of a sample', async ({page}) => {
    await open(page, '/api/create-offer');
    await page.locator('.sample__tabs [data-language=python]').click();
    await expect(page.locator('html')).toHaveAttribute('data-language', 'python');
  });

  test('category of the sidebar', async ({page}) => {
    await open(page, '/billing');
    const caret = page.locator('.menu__list-item--collapsed > div > .menu__caret').first();
    const label = await caret.getAttribute('aria-label');
    await caret.click();
    await expect(
      page.getByRole('button', {name: label?.replace('Expand', 'Collapse') ?? ''}),
    ).toBeVisible();
  });

  test('a link goes to its page', async ({page}) => {
    await open(page, '/billing');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API'}).click();
    await expect(page).toHaveURL(/\/api$/);
  });
});

test.describe('scripts', () => {
  test('do not run while the reader only reads', async ({page}) => {
    await page.goto('/billing', {waitUntil: 'networkidle'});
    expect(await isAwake(page)).toBe('false');
    await expect(page.locator('head > script[src]:not([type="later"])')).toHaveCount(0);
  });

  for (const [sign, give] of [
    ['a movement', (page: Page) => page.mouse.move(300, 300)],
    ['a scroll', (page: Page) => page.mouse.wheel(0, 300)],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`run after ${sign}`, async ({page}) => {
      await page.goto('/billing');
      expect(await isAwake(page)).toBe('false');
      await give(page);
      await expect.poll(() => isAwake(page)).toBe('true');
    });
  }

  for (const address of ['/search', '/no-such-page', '/billing?x=1', '/api/create-offer#errors'])
    test(`run at once on ${address}`, async ({page}) => {
      await page.goto(address);
      await expect.poll(() => isAwake(page)).toBe('true');
    });

  test('are not fetched ahead where data is dear', async ({page}) => {
    await saveData(page);
    const scripts = scriptsOf(page);
    await page.goto('/billing', {waitUntil: 'networkidle'});
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    expect(scripts).toEqual([]);
  });

  test('are tried again at the next sign when they did not arrive', async ({page}) => {
    await saveData(page);
    let isDown = true;
    await page.route('**/assets/js/**', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/billing');
    await page.mouse.move(300, 300);
    await page.waitForTimeout(1500);
    expect(await isAwake(page)).toBe('false');
    isDown = false;
    await page.mouse.move(310, 310);
    await expect.poll(() => isAwake(page)).toBe('true');
  });
});
