/** The menu on phones and the sidebar, which are the same element, in each phase of a page. */
import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {violations} from '../support/axe';
import {builtFile} from '../support/pages';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {
  backToMainMenu,
  closeMenu,
  hamburger,
  linkNamed,
  mainNavigation,
  navigateOnClient,
  openUnhydrated,
  ready,
  sideMenu,
  visit,
} from '../support/visit';

const phone = {width: 390, height: 800};
const guide = '/billing/invoice';
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const menu = (page: Page) => page.locator('.menu-panel:popover-open');

const phases = {
  'before hydration': openUnhydrated,
  'after hydration': visit,
  'after client-side navigation': async (page: Page, address: string) => {
    await visit(page, '/sdks');
    await navigateOnClient(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).not.toHaveText(/^SDKs/);
  },
};

async function openMenu(page: Page): Promise<void> {
  await hamburger(page).click();
  await expect(sideMenu(page)).toBeVisible();
}

/** How far a turn of the wheel moves the page. */
async function scrolled(page: Page): Promise<number> {
  const position = () => page.evaluate(() => window.scrollY);
  const before = await position();
  await page.mouse.move(350, 400);
  await page.mouse.wheel(0, 300);
  // Two frames, in which the page would scroll.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return (await position()) - before;
}

for (const [phase, arrive] of Object.entries(phases))
  test(`the menu opens and closes ${phase}`, async ({page}) => {
    await page.setViewportSize(phone);
    await arrive(page, guide);
    await openMenu(page);
    await expect(closeMenu(page)).toBeFocused();
    await expect(linkNamed(sideMenu(page), 'Quickstart')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await backToMainMenu(page).click();
    await expect(linkNamed(sideMenu(page), 'Sign in')).toBeInViewport();
    await closeMenu(page).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();

    await openMenu(page);
    await backToMainMenu(page).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();

    // Next to the menu, where the page has a link.
    await openMenu(page);
    await page.mouse.click(350, 300);
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL(guide);

    await openMenu(page);
    await page.setViewportSize({width: 997, height: 800});
    await expect(menu(page)).toHaveCount(0);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await page.setViewportSize(phone);
    await expect(sidebar(page)).toBeHidden();

    await openMenu(page);
    await linkNamed(sideMenu(page), 'Quickstart').click();
    await expect(page).toHaveURL('/get-started/quickstart');
    await expect(menu(page)).toHaveCount(0);
  });

test('a menu that was opened before hydration stays as it is', async ({page}) => {
  await page.setViewportSize(phone);
  await openUnhydrated(page, guide);
  await openMenu(page);
  await backToMainMenu(page).click();
  await ready(page);
  await expect(linkNamed(sideMenu(page), 'Sign in')).toBeInViewport();
  await closeMenu(page).click();
  await expect(menu(page)).toHaveCount(0);
});

test('the menu starts with the links of the site on pages without a sidebar', async ({page}) => {
  await page.setViewportSize(phone);
  await openUnhydrated(page, '/search');
  await openMenu(page);
  await expect(linkNamed(sideMenu(page), 'Sign in')).toBeVisible();
  await expect(backToMainMenu(page)).toHaveCount(0);
  await closeMenu(page).click();
  await expect(menu(page)).toHaveCount(0);
});

test('the menu works if the scripts fail to load', async ({page}) => {
  await page.setViewportSize(phone);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(guide);
  await openMenu(page);
  await sideMenu(page).locator("summary[aria-label*='Azure']").click();
  await expect(sideMenu(page).locator('[href="/azure-marketplace/integration"]')).toBeVisible();
  await backToMainMenu(page).click();
  await expect(linkNamed(sideMenu(page), 'SDK')).toBeVisible();
});

test('Back closes the menu after hydration, and leaves the page before it', async ({page}) => {
  await page.setViewportSize(phone);
  await visit(page, '/sdks');
  await openMenu(page);
  await backToMainMenu(page).click();
  await linkNamed(sideMenu(page), 'API').click();
  await expect(page).toHaveURL('/api');
  await openMenu(page);
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL('/api');

  await openUnhydrated(page, '/billing');
  await openMenu(page);
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL('/api');
  await page.goForward({waitUntil: 'commit'});
  await expect(page).toHaveURL('/billing');
  await expect(hamburger(page)).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test('the menu has every kind of navbar item before hydration', async ({page}) => {
  await page.setViewportSize(phone);
  await openUnhydrated(page, `${origins.mechanisms}/`);
  await openMenu(page);
  await backToMainMenu(page).click();
  const items = sideMenu(page);
  for (const label of ['Inside', 'Outside', 'One doc', 'A sidebar'])
    await expect(linkNamed(items, label)).toBeVisible();
  await expect(items.getByText('Raw html')).toBeVisible();
  await expect(linkNamed(items, 'Docs data')).toBeHidden();
  await items.locator('summary', {hasText: 'More'}).click();
  await expect(linkNamed(items, 'Docs data')).toBeVisible();
  await items.locator('summary', {hasText: 'English'}).click();
  await expect(linkNamed(items, 'Français')).toBeVisible();
  await items.locator('summary[aria-label]').first().click();
  await expect(linkNamed(items, 'Next')).toBeVisible();
});

test.describe('a dropdown', () => {
  test.use({hasTouch: true, viewport: {width: 1440, height: 900}});

  for (const [phase, arrive] of Object.entries({
    'before hydration': openUnhydrated,
    'after hydration': visit,
    'after client-side navigation': async (page: Page, address: string) => {
      await visit(page, `${address}docs-data`);
      await navigateOnClient(page, address);
      await expect(page.locator('h1')).toHaveText('Start of 2.0');
    },
  }))
    test(`opens on hover, and closes on a click, a touch, a move of the focus, and Escape ${phase}`, async ({
      page,
    }) => {
      await arrive(page, `${origins.mechanisms}/`);
      const more = mainNavigation(page).locator('summary', {hasText: 'More'});
      const item = linkNamed(mainNavigation(page), 'Docs data');
      await more.hover();
      await expect(item).toBeVisible();
      await page.mouse.move(700, 600);
      await expect(item).toBeHidden();
      for (const close of [
        () => page.mouse.click(700, 600),
        () => page.touchscreen.tap(700, 600),
        () => linkNamed(mainNavigation(page), 'One doc').focus(),
        () => page.keyboard.press('Escape'),
      ]) {
        await more.press('Enter');
        await expect(item).toBeVisible();
        await close();
        await expect(item).toBeHidden();
      }
    });
});

/** Makes a page as it is in browsers that know neither popovers nor `:has()`. */
async function withoutPopovers(page: Page): Promise<void> {
  const outdated = (text: string) =>
    text
      .replaceAll(':popover-open', ':unknown')
      .replaceAll(':has(', ':unknown(')
      .replaceAll(' popover="auto"', '')
      .replaceAll(/ integrity="[^"]*"/g, '');
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.route(/\.css$|\/[a-z-]*$/, async (route) => {
    const response = await route.fetch();
    const {'content-security-policy': _, ...headers} = response.headers();
    await route.fulfill({response, headers, body: outdated(await response.text())});
  });
}

for (const phase of ['before hydration', 'after hydration'] as const)
  test(`the menu works ${phase} in browsers without popovers`, async ({page}) => {
    await page.setViewportSize(phone);
    await withoutPopovers(page);
    await phases[phase](page, guide);
    const quickstart = linkNamed(sidebar(page), 'Quickstart');
    const signIn = linkNamed(mainNavigation(page), 'Sign in');
    await expect(quickstart).toBeHidden();
    await expect(signIn).toBeHidden();
    await hamburger(page).click();
    await expect(quickstart).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await backToMainMenu(page).click();
    await expect(signIn).toBeVisible();
    await expect(quickstart).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(signIn).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
    await hamburger(page).click();
    await page.mouse.click(350, 300);
    await expect(quickstart).toBeHidden();
    await hamburger(page).click();
    await page.setViewportSize({width: 997, height: 800});
    await page.setViewportSize(phone);
    await expect(quickstart).toBeHidden();
    await hamburger(page).click();
    if (phase === 'after hydration') {
      await page.evaluate(() => history.pushState(null, '', '#here'));
      await page.goBack();
      await expect(quickstart).toBeHidden();
      await hamburger(page).click();
    }
    await quickstart.click();
    await expect(page).toHaveURL('/get-started/quickstart');
    await expect(quickstart).toBeHidden();
  });

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: phone});

  test('the menu and its categories work', async ({page}) => {
    await page.goto(guide);
    await expect(menu(page)).toHaveCount(0);
    await hamburger(page).click();
    await sideMenu(page).locator("summary[aria-label*='Azure']").click();
    await expect(sideMenu(page).locator('[href="/azure-marketplace/integration"]')).toBeVisible();
    await backToMainMenu(page).click();
    await expect(linkNamed(sideMenu(page), 'Sign in')).toBeVisible();
    await closeMenu(page).click();
    await expect(menu(page)).toHaveCount(0);
    await hamburger(page).click();
    await linkNamed(sideMenu(page), 'Quickstart').click();
    await expect(page).toHaveURL('/get-started/quickstart');
  });
});

test.describe('categories', () => {
  const category = (page: Page, label: string) =>
    page
      .locator('aside details')
      .filter({has: page.locator(`> summary[aria-label="Pages of '${label}'"]`)});
  const isOpen = (page: Page, label: string) =>
    category(page, label).evaluate((element: HTMLDetailsElement) => element.open);

  test('keep what the reader did before hydration, and open with their pages', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await openUnhydrated(page, '/billing/offer');
    await category(page, 'Azure').locator('> summary').click();
    await category(page, 'Billing').locator('> summary').click();
    const expectKept = async () => {
      expect(await isOpen(page, 'Azure')).toBe(true);
      expect(await isOpen(page, 'Billing')).toBe(false);
    };
    await expectKept();
    await ready(page);
    await expectKept();
    // The category opens with another of its pages, and others stay as they are.
    await category(page, 'Azure').locator('[href="/azure-marketplace/integration"]').click();
    await expect(page).toHaveURL('/azure-marketplace/integration');
    expect(await isOpen(page, 'Billing')).toBe(false);
    await navigateOnClient(page, guide);
    await expect.poll(() => isOpen(page, 'Billing')).toBe(true);
    expect(await isOpen(page, 'Azure')).toBe(true);
    await category(page, 'Azure').locator('> summary').click();
    await expect.poll(() => isOpen(page, 'Azure')).toBe(false);
  });

  test('open where find in page finds text', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto(`${guide}#:~:text=Accept%20an%20offer%20as%20a%20buyer`);
    await expect.poll(() => isOpen(page, 'How to sell')).toBe(true);
  });

  test('inside closed ones are links until React runs', async ({page}) => {
    expect(readFileSync(builtFile('/api/create-offer'), 'utf8')).not.toContain('/api/event-');
    await page.setViewportSize({width: 1280, height: 900});
    await openUnhydrated(page, '/api/create-offer');
    await page.locator('aside summary', {hasText: 'Conventions'}).click();
    const webhooks = linkNamed(sidebar(page), 'Webhooks');
    await expect(webhooks).toHaveAttribute('href', '/api/webhooks');
    const box = await webhooks.boundingBox();
    await ready(page);
    await category(page, 'Webhooks').locator('> summary').click();
    await expect(category(page, 'Webhooks').getByRole('link').first()).toBeVisible();
    expect(await webhooks.boundingBox()).toEqual(box);
  });
});

test('no page scrolls sideways at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const address of Object.values(templates)) {
    await openUnhydrated(page, address);
    const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
    expect.soft(scrollWidth, address).toBe(clientWidth);
  }
});

test('both panels of the menu have no violation', async ({page}) => {
  await page.setViewportSize(phone);
  await visit(page, '/api');
  await openMenu(page);
  expect(await violations(page, {mode: 'light'})).toEqual([]);
  await backToMainMenu(page).click();
  expect(await violations(page, {mode: 'light'})).toEqual([]);
  expect(await violations(page, {mode: 'dark', rules: 'layout and colors'})).toEqual([]);
});
