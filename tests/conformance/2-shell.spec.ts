import {expect, type Page} from '@playwright/test';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {
  announcement,
  hamburger,
  holdChunks,
  linkNamed,
  mainNavigation,
  openUnhydrated,
  saveData,
  sideMenu,
  visit,
} from '../support/visit';
import {loadsThroughWrapper, spinner} from './loading';
import {openSearch, searchBox} from './search';
import {statement} from './statement';

const fixture = origins.mechanisms;
const wide = {width: 1440, height: 900};

const dropdownOf = (page: Page, label: RegExp) =>
  mainNavigation(page)
    .locator('.dropdown')
    .filter({has: page.getByRole('button', {name: label})});

statement('2.shell.01', async ({firstViews}) => {
  for (const view of firstViews) {
    const bar = await announcement(view).boundingBox();
    const navbar = await mainNavigation(view).boundingBox();
    expect(bar?.y).toBe(0);
    expect(navbar?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  }
});

statement('2.shell.02', async ({context}) => {
  for (const address of [templates.guide, templates.operation]) {
    const page = await context.newPage();
    await page.setViewportSize({width: 1280, height: 240});
    await openUnhydrated(page, address);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect.poll(async () => (await mainNavigation(page).boundingBox())?.y).toBe(0);
  }
});

statement('2.shell.03', async ({page, firstViews}) => {
  await page.goto('/no-such-page');
  for (const view of [...firstViews, page]) {
    await expect(view.getByRole('main')).toHaveCount(1);
    await expect(view.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  }
});

statement('2.shell.04', async ({firstViews}) => {
  for (const view of firstViews) {
    const footer = await view.getByRole('contentinfo').boundingBox();
    const main = await view.getByRole('main').boundingBox();
    expect(footer?.y).toBeGreaterThanOrEqual((main?.y ?? Infinity) + (main?.height ?? 0) - 1);
  }
});

statement('2.shell.05', async ({page}) => {
  await visit(page, `${origins.errors}/`);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

statement('2.shell.06', async ({page}) => {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}/`);
  await linkNamed(mainNavigation(page), 'Inside').click();
  await expect(page).toHaveURL(`${fixture}/docs-data`);
});

statement('2.shell.07', async ({page}) => {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}/`);
  const item = page.getByRole('link', {name: 'Docs data'});
  await expect(item).toBeHidden();
  await mainNavigation(page).getByRole('button', {name: 'More'}).press('Enter');
  await expect(item).toBeVisible();
  await expect(mainNavigation(page).getByRole('button', {name: 'More'})).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

statement('2.shell.08', async ({page}) => {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}/`);
  await expect(mainNavigation(page).locator('em#raw-html b')).toHaveText('html');
});

statement('2.shell.09', async ({page}) => {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}/`);
  await linkNamed(mainNavigation(page), 'One doc').click();
  await expect(page).toHaveURL(`${fixture}/guides/first`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First');
});

statement('2.shell.10', async ({page}) => {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}/docs-data`);
  await linkNamed(mainNavigation(page), 'A sidebar').click();
  await expect(page).toHaveURL(`${fixture}/`);
  await expect(linkNamed(mainNavigation(page), 'A sidebar')).toHaveClass(/navbar__link--active/);
});

statement('2.shell.11', async ({page}) => {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}/1.0`);
  const link = mainNavigation(page).locator('a.navbar__link:not([role])', {hasText: /^1\.0$/});
  await expect(link).toHaveAttribute('href', '/1.0');
});

statement('2.shell.12', async ({page}) => {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}/guides/first`);
  const dropdown = dropdownOf(page, /^2\.0$/);
  await dropdown.hover();
  await expect(dropdown.getByRole('list').getByRole('link')).toHaveText(['Next', '2.0', '1.0']);
  await dropdown.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(`${fixture}/next/guides/first`);
});

async function languageLink(page: Page, address: string, language: string): Promise<string | null> {
  await page.setViewportSize(wide);
  await visit(page, `${fixture}${address}`);
  const dropdown = dropdownOf(page, /English|Français/i);
  await dropdown.hover();
  return dropdown.getByRole('link', {name: language}).getAttribute('href');
}

statement('2.shell.13', async ({page}) => {
  expect(await languageLink(page, '/', 'Français')).toBeTruthy();
  await dropdownOf(page, /English/i)
    .getByRole('link', {name: 'Français'})
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
});

statement('2.shell.14', async ({firstViews}) => {
  for (const view of firstViews)
    await expect(mainNavigation(view).getByRole('button', {name: /search/i})).toBeVisible();
});

statement('2.shell.15', async ({page}) => {
  expect(await languageLink(page, '/guides/first', 'Français')).toMatch(/\/guides\/first$/);
});
statement('2.shell.16', async ({page}) => {
  expect(await languageLink(page, '/guides/first?plan=a&seats=2', 'Français')).toContain(
    '?plan=a&seats=2',
  );
});
statement('2.shell.17', async ({page}) => {
  expect(await languageLink(page, '/?plan=a#part-3', 'Français')).toMatch(/\?plan=a#part-3$/);
});
statement('2.shell.18', async ({page}) => {
  expect(await languageLink(page, '/guides/first', 'Français')).toBe('/fr/guides/first');
  expect(await languageLink(page, '/fr/guides/first?a=1#b', 'English')).toBe('/guides/first?a=1#b');
});
statement('2.shell.19', async ({page, request}) => {
  expect(await languageLink(page, '/guides/first', 'English')).toBe('/guides/first');
  expect((await request.get(`${fixture}/en/guides/first`)).status()).toBe(404);
});

statement('2.shell.20', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await visit(page, '/');
  await expect(linkNamed(mainNavigation(page), 'Pricing')).toBeHidden();
  await hamburger(page).click();
  await expect(sideMenu(page)).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(hamburger(page)).toBeHidden();
  await expect(linkNamed(mainNavigation(page), 'Docs')).toBeVisible();
});

statement('2.shell.21', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, '/api');
  await hamburger(page).click();
  const back = sideMenu(page).getByRole('button', {name: /Back to main menu/});
  await expect(back).toBeVisible();
  await expect(linkNamed(sideMenu(page), 'Sign in')).not.toBeInViewport();
  await back.click();
  await expect(linkNamed(sideMenu(page), 'Sign in')).toBeInViewport();
});

statement('2.shell.22', async ({firstViews}) => {
  for (const view of firstViews) {
    for (const title of ['Documentation', 'Developers', 'Marketplaces']) {
      const column = view
        .getByRole('contentinfo')
        .locator('.footer__col')
        .filter({has: view.getByText(title, {exact: true})});
      expect(await column.getByRole('listitem').count()).toBeGreaterThan(1);
    }
  }
});

statement('2.shell.23', async ({page}) => {
  await page.goto(`${fixture}/`);
  const links = page.getByRole('contentinfo').locator('.footer__links').last();
  await expect(links).toHaveText(/^Start\s*·\s*Data\s*·\s*Away/);
});

statement('2.shell.24', async ({page}) => {
  await page.goto(`${fixture}/`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('img', {name: 'Footer logo'}).first()).toBeVisible();
  await expect(footer).toContainText('Copyright © 2025 Mechanisms');
});

statement('2.shell.25', async ({page}) => {
  for (const address of [templates.guide, templates.operation]) {
    await openUnhydrated(page, address);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name: 'Skip to main content'});
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const main = document.querySelector('main');
      const focused = document.activeElement;
      if (!main || !focused || focused === document.body) return 'nothing';
      const isBefore = main.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? `before main: ${focused.outerHTML}` : 'main or after it';
    });
    expect(reached).toBe('main or after it');
  }
});

for (const [id, keys] of [
  ['2.shell.26', 'Control+k'],
  ['2.shell.27', 'Meta+k'],
  ['2.shell.28', '/'],
] as const) {
  statement(id, async ({page}) => {
    await visit(page, '/');
    await page.keyboard.press(keys);
    await expect(searchBox(page)).toBeFocused();
  });
}

statement('2.shell.29', async ({page}) => {
  await visit(page, '/search');
  const box = page.getByRole('main').getByPlaceholder('Search docs');
  await box.focus();
  await page.keyboard.type('a/b');
  await expect(box).toHaveValue('a/b');
  await expect(page.getByRole('dialog')).toBeHidden();
});

statement('2.shell.30', async ({page}) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

statement('2.shell.31', async ({page}) => {
  await openSearch(page);
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search docs');
});

statement('2.shell.32', async ({page}) => {
  const chunks = await loadsThroughWrapper(page);
  await expect(spinner(page)).toBeVisible();
  chunks.release();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(spinner(page)).toBeHidden();
});

statement('2.shell.33', async ({page}) => {
  await saveData(page);
  await visit(page, '/');
  const release = await holdChunks(page);
  await linkNamed(mainNavigation(page), 'API').click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  release();
  await expect(page).toHaveURL('/api');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
