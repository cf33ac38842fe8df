import {expect} from '@playwright/test';
import {origins} from '../support/sites';
import {linkNamed, mainNavigation, ready, visit} from '../support/visit';
import {expectCrash} from './crash';
import {openSearch, searchBox} from './search';
import {statement} from './statement';

const fixture = origins.mechanisms;

statement('5.version.01', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, `${fixture}/docs-data`);
  const shown = mainNavigation(page)
    .getByRole('button')
    .filter({hasText: /^(1\.0|Draft edition)$/});
  for (const [saved, valid] of [
    ['current', true],
    ['Draft edition', false],
    ['', false],
  ] as const) {
    await page.evaluate(
      (name) => localStorage.setItem('docs-preferred-version-handbook', name),
      saved,
    );
    await page.reload();
    await ready(page);
    await expect(shown).toHaveText(valid ? 'Draft edition' : '1.0');
    const kept = await page.evaluate(() => localStorage.getItem('docs-preferred-version-handbook'));
    expect(kept).toBe(valid ? saved : null);
  }
});

statement('5.docs.01', async ({page}) => {
  await page.goto(`${origins.errors}/developer?case=missing-sidebar`);
  await expectCrash(page, /Can't find any sidebar with id "missing"/);
});

statement('5.docs.02', async ({page}) => {
  await page.goto(`${origins.errors}/developer?case=missing-doc`);
  await expectCrash(page, /Couldn't find any doc with id "missing"/);
});

statement('5.docs.03', async ({page}) => {
  // The navbar of this fixture has an item for the draft.
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, `${fixture}/`);
  await expect(linkNamed(mainNavigation(page), 'One doc')).toBeVisible();
  await expect(linkNamed(mainNavigation(page), 'A draft')).toHaveCount(0);
});

statement('5.docs.04', async ({page}) => {
  await page.goto(`${origins.errors}/developer?case=empty-sidebar`);
  await expectCrash(page, /Sidebar with ID "empty" doesn't have anything to be linked to/);
});

statement('5.search.01', async ({page}) => {
  await openSearch(page);
  await page.keyboard.type('x'.repeat(80), {delay: 0});
  await expect(searchBox(page)).toHaveValue('x'.repeat(64));
  await visit(page, '/search');
  const box = page.getByRole('main').getByPlaceholder('Search docs');
  await box.pressSequentially('y'.repeat(80));
  await expect(box).toHaveValue('y'.repeat(64));
});
