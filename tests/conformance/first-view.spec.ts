/** What a reader sees before the scripts run. Tests look at the same pages, so they run in one worker. */
import {expect, test, type Page} from '@playwright/test';
import {footer, navbar, themeConfig} from '@docs/site/config';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {
  announcement,
  colorMode,
  colorSwitch,
  linkNamed,
  mainNavigation,
  openUnhydrated,
} from '../support/visit';
import {titleOf} from './statements';

test.describe.configure({mode: 'default'});

let views: Page[];

test.beforeAll(async ({browser}) => {
  const context = await browser.newContext({
    baseURL: origins.published,
    viewport: {width: 1440, height: 900},
    colorScheme: 'dark',
  });
  views = [];
  for (const name of ['home', 'guide', 'operation', 'not found'] as const) {
    const view = await context.newPage();
    await openUnhydrated(view, templates[name]);
    views.push(view);
  }
});

test.afterAll(async () => {
  for (const view of views)
    await expect(view.locator('html'), 'A test hydrated a shared page').toHaveAttribute(
      'data-has-hydrated',
      'false',
    );
  await views[0]?.context().close();
});

test(titleOf('1.features.01'), async () => {
  for (const view of views.slice(1, 3)) {
    const {pathname} = new URL(view.url());
    const sidebar = view.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.locator(`a[href="${pathname}"]`)).toBeVisible();
    const crumbs = view.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('link').first()).toBeVisible();
    const pager = view.getByRole('navigation', {name: 'Docs pages'});
    await expect(pager.getByRole('link').first()).toBeVisible();
  }
});

test(titleOf('1.features.04'), async () => {
  for (const view of views) {
    await expect(colorSwitch(view)).toBeVisible();
    await expect(colorSwitch(view)).toBeEnabled();
  }
});

test(titleOf(['1.features.05', '2.shell.01']), async () => {
  for (const view of views) {
    await expect(announcement(view)).toBeVisible();
    const bar = await announcement(view).boundingBox();
    const navigation = await mainNavigation(view).boundingBox();
    expect(bar?.y).toBe(0);
    expect(navigation?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  }
});

test(titleOf('2.shell.03'), async () => {
  for (const view of views) {
    await expect(view.getByRole('main')).toHaveCount(1);
    await expect(view.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  }
});

test(titleOf('2.shell.04'), async () => {
  for (const view of views) {
    const end = await view.getByRole('contentinfo').boundingBox();
    const main = await view.getByRole('main').boundingBox();
    expect(end?.y).toBeGreaterThanOrEqual((main?.y ?? Infinity) + (main?.height ?? 0) - 1);
  }
});

test(titleOf('2.shell.14'), async () => {
  for (const view of views)
    await expect(mainNavigation(view).getByRole('button', {name: /search/i})).toBeVisible();
});

test(titleOf('3.navbar.05'), async () => {
  for (const view of views) {
    for (const {label, position} of (navbar?.items ?? []).filter(
      (item) => item?.type !== 'search',
    )) {
      const box = await linkNamed(mainNavigation(view), String(label)).boundingBox();
      const middle = (box?.x ?? NaN) + (box?.width ?? NaN) / 2;
      expect(
        position === 'left' ? middle < 720 : middle > 720,
        `${label} is on the ${position}`,
      ).toBe(true);
    }
  }
});

test(titleOf(['2.shell.22', '3.footer.02']), async () => {
  for (const view of views) {
    for (const {title, items} of footer.links) {
      const column = view
        .getByRole('contentinfo')
        .locator('.footer__col')
        .filter({has: view.getByText(title ?? '', {exact: true})});
      await expect(column.getByRole('link')).toHaveCount(items.length);
      for (const {label} of items) await expect(linkNamed(column, String(label))).toBeVisible();
    }
  }
  expect(footer.links.filter(({items}) => items.length > 1).length).toBeGreaterThan(2);
});

test(titleOf(['2.footer.22', '3.footer.05', '9.defaults.03']), async () => {
  expect(footer.copyright).toMatch(/Copyright ©\s*2025\b/);
  for (const view of views)
    await expect(view.getByRole('contentinfo')).toContainText(footer.copyright ?? '');
});

test(titleOf(['3.color.01', '9.defaults.01']), async ({page}) => {
  expect(themeConfig.colorMode.defaultMode).toBe('light');
  for (const view of views) expect(await colorMode(view)).toBe('light');
  await page.emulateMedia({colorScheme: 'light'});
  await openUnhydrated(page, `${origins.errors}/`);
  expect(await colorMode(page)).toBe('dark');
});
