/** Docs versions and languages, which only the fixture site has. */
import {expect, test, type Page} from '@playwright/test';
import {origins} from '../support/sites';
import {mainNavigation, ready, visit} from '../support/visit';
import {step} from './step';

test.use({viewport: {width: 1440, height: 900}, baseURL: origins.mechanisms});

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

const dropdownOf = (page: Page, label: RegExp) =>
  mainNavigation(page)
    .locator('.dropdown')
    .filter({has: page.locator('> a, > details > summary', {hasText: label})});

const shownVersions = (page: Page) => mainNavigation(page).locator('.dropdown > a');

test('the preferred version of one docs plugin', async ({page}) => {
  await step(['2.shell.12', '4.version.02'], async () => {
    await visit(page, '/guides/first');
    const dropdown = dropdownOf(page, /^2\.0$/);
    await dropdown.hover();
    await expect(dropdown.getByRole('list').getByRole('link')).toHaveText(['Next', '2.0', '1.0']);
    await dropdown.getByRole('link', {name: 'Next', exact: true}).click();
    await expect(page).toHaveURL('/next/guides/first');
    expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
    expect(await stored(page, 'docs-preferred-version-handbook')).toBeNull();
    await expect(shownVersions(page)).toHaveText(['Next', '1.0']);
  });
});

test('the preferred version of another docs plugin', async ({page}) => {
  const key = 'docs-preferred-version-handbook';
  await step('4.version.01', async () => {
    await visit(page, '/handbook');
    const dropdown = dropdownOf(page, /^1\.0$/);
    await dropdown.hover();
    await dropdown.getByRole('link', {name: 'Draft edition', exact: true}).click();
    await expect(page).toHaveURL('/handbook/next');
    expect(await stored(page, key)).toBe('current');
    await visit(page, '/docs-data');
    await expect(shownVersions(page).last()).toHaveText('Draft edition');
  });

  await step(['4.version.03', '5.version.01'], async () => {
    // A label isn't a name.
    for (const unknown of ['0.9', 'Draft edition', '']) {
      await page.evaluate(({name, value}) => localStorage.setItem(name, value), {
        name: key,
        value: unknown,
      });
      await page.reload();
      await ready(page);
      await expect.poll(() => stored(page, key)).toBeNull();
      await expect(shownVersions(page).last()).toHaveText('1.0');
    }
  });
});

test('an old version', async ({page}) => {
  const heading = page.getByRole('heading', {level: 1});
  await step(['1.features.06', '2.shell.11'], async () => {
    await visit(page, '/1.0');
    await expect(heading).toHaveText('Start of 1.0');
    await expect(page.getByRole('alert')).toContainText('no longer actively maintained');
    const link = mainNavigation(page).locator('a.navbar__item', {hasText: /^1\.0$/});
    await expect(link).toHaveAttribute('href', '/1.0');
  });

  await step('9.storage.03', async () => {
    await page.getByRole('alert').getByRole('link', {name: 'latest version'}).click();
    await expect(page).toHaveURL('/');
    await expect(heading).toHaveText('Start of 2.0');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith('docs-preferred-version-'))).toEqual([
      'docs-preferred-version-default',
    ]);
  });
});

test('links to other languages', async ({page, request}) => {
  const languages = dropdownOf(page, /English|Français/i);
  const rest = '/guides/first?plan=a&seats=2#b';
  await visit(page, rest);
  await languages.hover();
  const french = languages.getByRole('link', {name: 'Français'});
  await step(['2.shell.15', '2.shell.16', '2.shell.17', '2.shell.18'], async () => {
    await expect(french).toHaveAttribute('href', `/fr${rest}`);
  });
  await step('2.shell.19', async () => {
    await expect(languages.getByRole('link', {name: 'English'})).toHaveAttribute('href', rest);
    expect((await request.get('/en/guides/first')).status()).toBe(404);
  });
  await step('2.shell.13', async () => {
    await french.click();
    await expect(page).toHaveURL(`/fr${rest}`);
    await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  });
  await step('2.shell.18', async () => {
    await ready(page);
    await languages.hover();
    await expect(languages.getByRole('link', {name: 'English'})).toHaveAttribute('href', rest);
  });
});
