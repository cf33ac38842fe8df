import {expect, type Page} from '@playwright/test';
import {announcementBar} from '../../config/announcement';
import {themeConfig} from '../../config/theme';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {
  announcement,
  colorMode,
  colorSwitch,
  hamburger,
  holdChunks,
  linkNamed,
  mainNavigation,
  openUnhydrated,
  ready,
  saveData,
  sideMenu,
  visit,
} from '../support/visit';
import {progressStart} from './progress';
import {searchBox, searchButton} from './search';
import {ServedPage, textOf} from './served-page';
import {statement} from './statement';

const fixture = origins.mechanisms;
const phone = {width: 390, height: 800};

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const isHydrated = async (page: Page) =>
  (await page.locator('html').getAttribute('data-has-hydrated')) === 'true';
const modeOf = (page: Page) => expect.poll(() => colorMode(page));

/** A guide and an operation, the most common landing pages. */
const landingPages = [templates.guide, templates.operation];

statement('4.color.01', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  for (const address of landingPages) {
    await openUnhydrated(page, address);
    expect(await colorMode(page)).toBe('light');
  }
  await ready(page);
  expect(await colorMode(page)).toBe('light');
  expect(await stored(page, 'theme')).toBeNull();
});

statement('4.color.02', async ({page}) => {
  await visit(page, '/');
  const background = () =>
    page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const light = await background();
  await colorSwitch(page).click();
  await modeOf(page).toBe('dark');
  await expect.poll(background).not.toBe(light);
  await colorSwitch(page).click();
  await modeOf(page).toBe('light');
  await expect.poll(background).toBe(light);
});

statement('4.color.03', async ({context, page}) => {
  await visit(page, '/');
  await colorSwitch(page).click();
  expect(await stored(page, 'theme')).toBe('dark');
  await visit(page, '/');
  expect(await colorMode(page)).toBe('dark');
  for (const address of landingPages) {
    const next = await context.newPage();
    await openUnhydrated(next, address);
    expect(await colorMode(next)).toBe('dark');
  }
});

statement('4.color.04', async ({context, page}) => {
  await visit(page, '/');
  await colorSwitch(page).click();
  await modeOf(page).toBe('dark');
  await page.evaluate(() => localStorage.removeItem('theme'));
  const next = await context.newPage();
  await next.emulateMedia({colorScheme: 'dark'});
  await openUnhydrated(next, '/');
  expect(await colorMode(next)).toBe('light');
  await ready(next);
  expect(await colorMode(next)).toBe('light');
});

statement('4.color.05', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, `${fixture}/`);
  await colorSwitch(page).click();
  await modeOf(page).toBe('light');
  expect(await stored(page, 'theme')).toBe('light');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await page.reload();
  await ready(page);
  expect(await colorMode(page)).toBe('dark');
  await page.emulateMedia({colorScheme: 'light'});
  await modeOf(page).toBe('light');
});

statement('4.color.06', async ({context}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await openUnhydrated(first, '/');
  await visit(second, '/api');
  await colorSwitch(second).click();
  await modeOf(first).toBe('dark');
  expect(await isHydrated(first)).toBe(false);
  await second.evaluate(() => localStorage.removeItem('theme'));
  await modeOf(first).toBe('light');
  await colorSwitch(second).click();
  await colorSwitch(second).click();
  await modeOf(first).toBe('dark');
  await ready(first);
  await expect(colorSwitch(first)).toHaveAttribute('title', 'dark mode');
  expect(await colorMode(first)).toBe('dark');
  await colorSwitch(second).click();
  await modeOf(first).toBe('light');
});

statement('4.color.07', async ({page, browser}) => {
  const switchIn = (mode: string) =>
    mainNavigation(page).getByRole('button', {
      name: `Switch between dark and light mode (currently ${mode} mode)`,
      exact: true,
    });
  await openUnhydrated(page, '/');
  await expect(switchIn('light')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(switchIn('dark')).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  await ready(page);
  await expect(switchIn('dark')).toHaveAttribute('title', 'dark mode');

  const context = await browser.newContext({javaScriptEnabled: false});
  const still = await context.newPage();
  await still.goto('/');
  await expect(colorSwitch(still)).toHaveAccessibleName(/\(currently light mode\)$/);
  await context.close();
});

statement('4.announcement.01', async ({page}) => {
  for (const address of landingPages) {
    await openUnhydrated(page, address);
    await expect(announcement(page)).toBeVisible();
  }
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await expect(announcement(page)).toBeHidden();
});

statement('4.announcement.02', async ({page}) => {
  await visit(page, '/');
  await expect.poll(() => stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
});

statement('4.announcement.03', async ({context, page}) => {
  await visit(page, '/');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await visit(page, '/sdks');
  await expect(announcement(page)).toBeHidden();
  for (const address of landingPages) {
    const next = await context.newPage();
    await openUnhydrated(next, address);
    await expect(announcement(next)).toBeHidden();
  }
});

statement('4.announcement.04', async ({page}) => {
  await visit(page, '/');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'previous'));
  await page.reload();
  await expect(announcement(page)).toBeVisible();
  await ready(page);
  await expect.poll(() => stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
  expect(await stored(page, 'docusaurus.announcement.id')).toBe(announcementBar?.id);
  await expect(announcement(page)).toBeVisible();
});

async function openMenu(page: Page, address = '/'): Promise<void> {
  await page.setViewportSize(phone);
  await visit(page, address);
  await hamburger(page).click();
  await expect(sideMenu(page)).toBeInViewport();
}

statement('4.menu.01', async ({page}) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  await expect(sideMenu(page)).not.toBeInViewport();
  await hamburger(page).click();
  await expect(sideMenu(page)).toBeInViewport();
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(sideMenu(page)).not.toBeInViewport();
});

statement('4.menu.02', async ({page}) => {
  await openMenu(page);
  await sideMenu(page)
    .getByRole('button', {name: /Back to main menu/})
    .click();
  await linkNamed(sideMenu(page), 'API').click();
  await expect(page).toHaveURL('/api');
  await expect(sideMenu(page)).not.toBeInViewport();
});

statement('4.menu.03', async ({page}) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  await visit(page, '/api');
  await page.evaluate(() => window.history.pushState(null, '', '/api#here'));
  await hamburger(page).click();
  await expect(sideMenu(page)).toBeInViewport();
  await page.goBack();
  await expect(sideMenu(page)).not.toBeInViewport();
});

statement('4.menu.04', async ({page}) => {
  await openMenu(page);
  await page.setViewportSize({width: 1100, height: 800});
  await expect(sideMenu(page)).not.toBeInViewport();
  await page.setViewportSize(phone);
  await expect(hamburger(page)).toBeVisible();
  await expect(sideMenu(page)).not.toBeInViewport();
});

const navbarTop = async (page: Page) => (await mainNavigation(page).boundingBox())?.y ?? NaN;

async function scrollBy(page: Page, distance: number): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await page.mouse.wheel(0, distance / 5);
    await page.waitForTimeout(50);
  }
}

async function hideNavbar(page: Page): Promise<void> {
  await page.setViewportSize({width: 1280, height: 500});
  await visit(page, `${fixture}/`);
  await scrollBy(page, 1500);
  await expect.poll(() => navbarTop(page)).toBeLessThan(-30);
}

statement('4.navbar.01', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await visit(page, `${fixture}/`);
  expect(await navbarTop(page)).toBeGreaterThanOrEqual(0);
  await hideNavbar(page);
});

statement('4.navbar.02', async ({page}) => {
  await hideNavbar(page);
  await scrollBy(page, -300);
  await expect.poll(() => navbarTop(page)).toBe(0);
});

statement('4.navbar.03', async ({page}) => {
  await hideNavbar(page);
  await page.evaluate(() => window.scrollTo({top: 20, behavior: 'instant'}));
  await expect.poll(() => navbarTop(page)).toBeGreaterThanOrEqual(0);
});

statement('4.navbar.04', async ({page}) => {
  await hideNavbar(page);
  await page
    .locator('.table-of-contents')
    .first()
    .getByRole('link', {name: 'Part 9', exact: true})
    .click();
  await expect(page).toHaveURL(/#part-9$/);
  await expect.poll(() => navbarTop(page)).toBe(0);
});

statement('4.search.01', async ({page}) => {
  await visit(page, '/');
  await searchButton(page).click();
  await expect(searchBox(page)).toBeFocused();
});

/** Records whether the page has loaded the index and the dialog's code, which is recognized by its text. */
function searchParts(page: Page): () => Promise<string[]> {
  const parts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/search-index.json')) parts.push(Promise.resolve('index'));
    if (response.request().resourceType() !== 'script') return;
    parts.push(
      response.text().then(
        (code) => (code.includes('Clear recent pages') ? 'dialog' : ''),
        () => '',
      ),
    );
  });
  return async () => [...new Set(await Promise.all(parts))].filter(Boolean).sort();
}

for (const [id, gesture] of [
  ['4.search.02', 'focus'],
  ['4.search.03', 'hover'],
] as const) {
  statement(id, async ({page}) => {
    const loaded = searchParts(page);
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await loaded()).toEqual([]);
    await searchButton(page)[gesture]();
    await expect.poll(loaded).toEqual(['dialog', 'index']);
    await expect(page.getByRole('dialog')).toBeHidden();
    await (gesture === 'focus' ? page.keyboard.press('Enter') : page.mouse.down());
    await page.mouse.up();
    await expect(searchBox(page)).toBeFocused();
  });
}

statement('4.search.04', async ({page}) => {
  await visit(page, '/api');
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
});

statement('4.search.05', async ({page}) => {
  const loaded = searchParts(page);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await expect.poll(loaded).toEqual(['dialog', 'index']);
});

const more = (page: Page) => mainNavigation(page).getByRole('button', {name: 'More'});

async function openDropdown(page: Page): Promise<void> {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, `${fixture}/`);
  await more(page).press('Enter');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', {name: 'Docs data'})).toBeVisible();
}

statement('4.dropdown.01', async ({page}) => {
  await openDropdown(page);
  await page.getByRole('main').click({position: {x: 300, y: 300}});
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', {name: 'Docs data'})).toBeHidden();
});

statement('4.dropdown.02', async ({browser}) => {
  const context = await browser.newContext({hasTouch: true});
  const page = await context.newPage();
  await openDropdown(page);
  await page.touchscreen.tap(700, 600);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  await context.close();
});

statement('4.dropdown.03', async ({page}) => {
  await openDropdown(page);
  await linkNamed(mainNavigation(page), 'One doc').focus();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

async function chooseVersion(page: Page, current: RegExp, wanted: string): Promise<void> {
  await page.setViewportSize({width: 1440, height: 900});
  const dropdown = mainNavigation(page)
    .locator('.dropdown')
    .filter({has: page.getByRole('button', {name: current})});
  await dropdown.hover();
  await dropdown.getByRole('list').getByRole('link', {name: wanted, exact: true}).click();
  await page.mouse.move(700, 700);
}

const versionButtons = (page: Page) =>
  mainNavigation(page)
    .getByRole('button')
    .filter({hasText: /^(Next|\d\.0|Draft edition)$/});

statement('4.version.01', async ({page}) => {
  await visit(page, `${fixture}/handbook`);
  await chooseVersion(page, /^1\.0$/, 'Draft edition');
  await expect(page).toHaveURL(/\/handbook\/next$/);
  expect(await stored(page, 'docs-preferred-version-handbook')).toBe('current');
  await visit(page, `${fixture}/docs-data`);
  await expect(versionButtons(page).last()).toHaveText('Draft edition');
});

statement('4.version.02', async ({page}) => {
  await visit(page, `${fixture}/`);
  await chooseVersion(page, /^2\.0$/, 'Next');
  await expect(page).toHaveURL(/\/next$/);
  expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
  expect(await stored(page, 'docs-preferred-version-handbook')).toBeNull();
  await expect(versionButtons(page)).toHaveText(['Next', '1.0']);
});

statement('4.version.03', async ({page}) => {
  await visit(page, `${fixture}/docs-data`);
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-handbook', '0.9'));
  await page.reload();
  await ready(page);
  await expect.poll(() => stored(page, 'docs-preferred-version-handbook')).toBeNull();
  await expect(versionButtons(page).last()).toHaveText('1.0');
});

statement('4.progress.01', async ({page}) => {
  const {delay, timers} = await progressStart(page);
  expect(timers).toContain(200);
  // A busy machine may be late, but never early.
  expect(delay).toBeGreaterThanOrEqual(200);
});

statement('4.progress.02', async ({page}) => {
  await saveData(page);
  await visit(page, '/');
  const release = await holdChunks(page);
  await linkNamed(mainNavigation(page), 'API').click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await page.waitForTimeout(600);
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(linkNamed(mainNavigation(page), 'API')).toHaveClass(/navbar__link--active/);
});

const docsSidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

statement('4.sidebar.01', async ({page}) => {
  expect(themeConfig.docs.sidebar.hideable).toBe(false);
  await visit(page, '/');
  await expect(docsSidebar(page)).toBeVisible();
  await expect(page.getByRole('button', {name: /(collapse|expand) sidebar$/i})).toHaveCount(0);
});

statement('4.sidebar.02', async ({page}) => {
  expect(themeConfig.docs.sidebar.autoCollapseCategories).toBe(false);
  await visit(page, `${fixture}/`);
  await docsSidebar(page).getByRole('button', {name: 'Plain category'}).click();
  await expect(linkNamed(docsSidebar(page), 'Third')).toBeVisible();
  await linkNamed(docsSidebar(page), 'Linked category').click();
  await expect(linkNamed(docsSidebar(page), 'Second')).toBeVisible();
  await expect(linkNamed(docsSidebar(page), 'Third')).toBeVisible();
});

/** The status changes on each operation's page. */
const lifecycles: Record<string, Record<string, RegExp>> = {
  '4.lifecycle.01': {
    'cancel-offer': /PENDING_ACCEPTANCE.* PENDING_CANCEL/,
    'extend-private-offer-expiry-date': /EXPIRED.* PENDING_ACCEPTANCE/,
  },
  '4.lifecycle.02': {
    'approve-entitlement': /PENDING_START.* ACTIVE/,
    'cancel-entitlement': /ACTIVE.* PENDING_CANCEL/,
  },
  '4.lifecycle.03': {
    'issue-invoice': /DRAFT.* ISSUED/,
    'pay-invoice': /PENDING.* (PROCESSING|PAID)/,
    'void-invoice': /ISSUED.* VOIDED/,
  },
  '4.lifecycle.04': {
    'close-support-ticket': /OPEN.* CLOSED/,
    'reopen-support-ticket': /CLOSED.* OPEN/,
  },
  '4.lifecycle.05': {'publish-product': /LIMITED.* PENDING_PUBLISH/},
  '4.lifecycle.06': {'close-credit-wallet': /ACTIVE.* CLOSED/},
};
for (const [id, operations] of Object.entries(lifecycles)) {
  statement(
    id,
    async ({served}) => {
      for (const [slug, change] of Object.entries(operations)) {
        const page = new ServedPage(served.get(`/api/${slug}`)?.html ?? '');
        const rows = page.all(({name}) => name === 'tr', page.withClass('transitions'));
        const changes = rows.map((row) => {
          const [from, to] = page.all(({name}) => name === 'td', [row]).map(textOf);
          return `${from} ${to}`;
        });
        expect(changes.join('\n'), slug).toMatch(change);
      }
    },
    {cheap: true},
  );
}

// A scheduled cancellation isn't a status. The operations set and remove a date.
statement(
  '4.lifecycle.07',
  async ({served}) => {
    const page = (slug: string) => new ServedPage(served.get(`/api/${slug}`)?.html ?? '');
    const scheduling = page('schedule-entitlement-cancellation');
    const fieldsOf = (shown: ServedPage) => shown.withClass('prop__name').map(textOf);
    expect(fieldsOf(scheduling)).toContain('cancelDate');
    expect(fieldsOf(page('objects/entitlement'))).toContain('cancellationSchedule');
    const removal = page('unschedule-entitlement-cancellation');
    expect(removal.words.join(' ')).toMatch(/DELETE \S.*cancellation-schedule/);
  },
  {cheap: true},
);
