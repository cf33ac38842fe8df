import {expect, test, type Page} from '@playwright/test';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {
  announcement,
  colorMode,
  colorSwitch,
  mainNavigation,
  navigateOnClient,
  openUnhydrated,
  ready,
  visit,
} from '../support/visit';
import {announcementBar} from '@docs/site/config';
import {titleOf} from './statements';
import {step} from './step';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('theme'));
const expectMode = (page: Page, mode: string) => expect.poll(() => colorMode(page)).toBe(mode);

const switchIn = (page: Page, mode: string) =>
  mainNavigation(page).getByRole('button', {
    name: `Switch between dark and light mode (currently ${mode} mode)`,
    exact: true,
  });

test('the color mode of the published site', async ({page, context, browser}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await step('4.color.01', async () => {
    await openUnhydrated(page, '/');
    expect(await colorMode(page)).toBe('light');
    await expect(switchIn(page, 'light')).toBeVisible();
    await ready(page);
    expect(await colorMode(page)).toBe('light');
    expect(await storedKeys(page)).not.toContain('theme');
  });

  await step('4.color.02', async () => {
    const background = () =>
      page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    const light = await background();
    await colorSwitch(page).click();
    await expectMode(page, 'dark');
    await expect.poll(background).not.toBe(light);
    await colorSwitch(page).click();
    await expectMode(page, 'light');
    await expect.poll(background).toBe(light);
  });

  await step(['4.color.03', '9.storage.01'], async () => {
    await colorSwitch(page).click();
    await expectMode(page, 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    for (const address of [templates.operation, templates.guide]) {
      await openUnhydrated(page, address);
      expect(await colorMode(page)).toBe('dark');
    }
  });

  await step('4.color.07', async () => {
    await expect(switchIn(page, 'dark')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await ready(page);
    await expect(switchIn(page, 'dark')).toBeVisible();
    const still = await browser.newPage({javaScriptEnabled: false});
    await still.goto(`${origins.published}/`);
    await expect(switchIn(still, 'light')).toBeVisible();
    await still.close();
  });

  await step('4.color.04', async () => {
    await forget(page);
    const next = await context.newPage();
    await next.emulateMedia({colorScheme: 'dark'});
    await openUnhydrated(next, '/');
    expect(await colorMode(next)).toBe('light');
    await ready(next);
    expect(await colorMode(next)).toBe('light');
  });
});

test('the color mode of a site that respects the system', async ({page}) => {
  const logo = mainNavigation(page).getByRole('img', {name: 'Mechanisms logo'});
  await step(['3.color.03', '3.navbar.02'], async () => {
    await page.emulateMedia({colorScheme: 'dark'});
    await visit(page, `${origins.mechanisms}/`);
    expect(await colorMode(page)).toBe('dark');
    await expect(logo).toHaveAttribute('src', '/img/wordmark-dark.svg');
  });

  await step('4.color.05', async () => {
    await colorSwitch(page).click();
    await expectMode(page, 'light');
    await expect(logo).toHaveAttribute('src', '/img/wordmark.svg');
    expect(await stored(page, 'theme')).toBe('light');
    await forget(page);
    await page.reload();
    await ready(page);
    expect(await colorMode(page)).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expectMode(page, 'light');

    await openUnhydrated(page, `${origins.mechanisms}/`);
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, 'dark');
    await expect(logo).toHaveAttribute('src', '/img/wordmark-dark.svg');
    for (const mode of ['light', 'dark', 'system']) {
      await colorSwitch(page).click();
      await expect(switchIn(page, mode)).toBeVisible();
    }
    expect(await storedKeys(page)).not.toContain('theme');
    await ready(page);
    await page.emulateMedia({colorScheme: 'light'});
    await expectMode(page, 'light');
    await expect(switchIn(page, 'system')).toBeVisible();
    await navigateOnClient(page, '/docs-data');
    await expect(page.locator('h1')).not.toHaveText('Start of 2.0');
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, 'dark');
  });
});

test(titleOf('4.color.06'), async ({context}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await openUnhydrated(first, '/');
  await visit(second, '/glossary');
  await colorSwitch(second).click();
  await expectMode(first, 'dark');
  await expect(first.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await forget(second);
  await expectMode(first, 'light');
  await colorSwitch(second).click();
  await colorSwitch(second).click();
  await expectMode(first, 'dark');
  await second.evaluate(() => localStorage.clear());
  await expectMode(first, 'light');
  await colorSwitch(first).click();
  await expectMode(second, 'dark');
  await ready(first);
  await expect(switchIn(first, 'dark')).toBeVisible();
  await colorSwitch(second).click();
  await expectMode(first, 'light');
  await colorSwitch(second).click();
  await expectMode(first, 'dark');
  await second.evaluate(() => localStorage.clear());
  await expectMode(first, 'light');
  await navigateOnClient(first, '/sdks');
  await expect(first.locator('h1')).toHaveText(/^SDKs/);
  await colorSwitch(second).click();
  await colorSwitch(second).click();
  await expectMode(first, 'dark');
  await forget(second);
  await expectMode(first, 'light');
});

test('the default color mode replaces a stored one that is unknown', async ({page}) => {
  await visit(page, '/');
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await openUnhydrated(page, '/glossary');
  expect(await colorMode(page)).toBe('light');
  await ready(page);
  expect(await colorMode(page)).toBe('light');
  expect(await stored(page, 'theme')).toBeNull();
});

test('the announcement of the published site', async ({page}) => {
  const close = announcement(page).getByRole('button', {name: 'Close'});
  const dismissed = () => stored(page, 'docusaurus.announcement.dismiss');

  await step('4.announcement.01', async () => {
    await openUnhydrated(page, templates.guide);
    await expect(announcement(page)).toBeVisible();
    await close.click();
    await expect(announcement(page)).toBeHidden();
    expect(await dismissed()).toBe('true');
  });

  await step('4.announcement.03', async () => {
    await openUnhydrated(page, templates.operation);
    await expect(announcement(page)).toBeHidden();
    await ready(page);
    await expect(announcement(page)).toBeHidden();
  });

  await step(['4.announcement.04', '3.announcement.01'], async () => {
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'previous'));
    await openUnhydrated(page, templates.operation);
    await expect(announcement(page)).toBeVisible();
    await ready(page);
    await expect.poll(dismissed).toBe('false');
    expect(await stored(page, 'docusaurus.announcement.id')).toBe(announcementBar?.id);
    await expect(announcement(page)).toBeVisible();
  });

  await step(['4.announcement.02', '9.storage.02'], async () => {
    await close.click();
    await expect.poll(dismissed).toBe('true');
    expect(await storedKeys(page)).toEqual(
      expect.arrayContaining(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id']),
    );
  });
});
