import {expect, test, type Page} from '@playwright/test';
import {origins, styleGuide} from '../support/sites';
import {
  backToMainMenu,
  colorMode,
  hamburger,
  linkNamed,
  mainNavigation,
  sideMenu,
  visit,
} from '../support/visit';

interface Focus {
  name: string;
  visible: boolean;
  outlined: boolean;
  within: string;
}

/** The focused element, and whether its focus is visible after the next frame. */
const focus = (page: Page): Promise<Focus> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement as HTMLElement;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const region = element.closest('nav, main, footer, aside, [role="region"], [role="banner"]');
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight,
      outlined: style.outlineStyle === 'solid' && style.outlineWidth === '2px',
      within: region?.getAttribute('aria-label') ?? region?.tagName.toLowerCase() ?? '',
    };
  });

async function walk(page: Page, steps: number): Promise<Focus[]> {
  const focused: Focus[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    focused.push(await focus(page));
  }
  return focused;
}

test('Tab moves a visible focus from the skip link through the navbar into the page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/');
  const focused = await walk(page, 24);
  expect(focused[0]?.name).toBe('Skip to main content');
  for (const step of focused.filter(({name}) => name)) {
    expect(step.visible, `${step.name} is in view`).toBe(true);
    expect(step.outlined, `${step.name} shows its focus`).toBe(true);
  }
  const names = focused.map(({name}) => name);
  const order = ['Docs', 'API', 'SDK'].map((label) =>
    names.findIndex((name) => name.startsWith(label)),
  );
  expect(order.every((position, index) => position > (order[index - 1] ?? -1))).toBe(true);
  const regions = focused.map(({within}) => within);
  expect(regions.lastIndexOf('Main')).toBeLessThan(regions.indexOf('Docs sidebar'));
});

test('Enter follows a menu link', async ({page}) => {
  await visit(page, '/');
  await linkNamed(mainNavigation(page), 'API').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api');
});

test('Enter and Space toggle the color switch', async ({page}) => {
  await visit(page, '/');
  await mainNavigation(page)
    .getByRole('button', {name: /switch between dark and light/i})
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => colorMode(page)).toBe('dark');
  await page.keyboard.press('Space');
  await expect.poll(() => colorMode(page)).toBe('light');
});

test('a sidebar category opens and closes by keyboard', async ({page}) => {
  await visit(page, `${origins.mechanisms}/`);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const category = sidebar.locator('summary', {hasText: 'Plain category'});
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(linkNamed(sidebar, 'Third')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(linkNamed(sidebar, 'Third')).toBeFocused();
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(linkNamed(sidebar, 'Third')).toBeHidden();
});

test('the mobile menu opens, navigates, and closes by keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, '/api');
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(sideMenu(page)).toBeInViewport();
  // The focus was on Close.
  await page.keyboard.press('Tab');
  await expect(backToMainMenu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(linkNamed(sideMenu(page), 'Docs')).toBeInViewport();
  await linkNamed(sideMenu(page), 'SDK').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sdks');
  await expect(sideMenu(page)).not.toBeInViewport();
});

test('Escape closes the mobile menu and returns the focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, '/api');
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(sideMenu(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sideMenu(page)).not.toBeInViewport();
  await expect(hamburger(page)).toBeFocused();
});

test('arrow keys move between tabs', async ({page}) => {
  await visit(page, styleGuide);
  const tabs = page.locator('.tabs-container').first().getByRole('radio');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toBeChecked();
});

test.describe('shortcuts of a single key', () => {
  const guide = '/get-started/webhook';
  const help = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  const search = (page: Page) => page.getByRole('dialog').getByRole('combobox');

  test('? shows the shortcuts, and Escape closes them', async ({page}) => {
    await visit(page, guide);
    await page.keyboard.press('?');
    await expect(help(page)).toContainText('Search');
    // A space would otherwise turn the shortcuts off.
    await expect(help(page).getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
  });

  test('n and p open the next and the previous page', async ({page}) => {
    await visit(page, guide);
    const heading = page.locator('h1');
    const title = await heading.innerText();
    await page.keyboard.press('n');
    await expect(heading).not.toHaveText(title);
    await page.keyboard.press('p');
    await expect(page).toHaveURL(guide);
  });

  test('a form field gets its keys', async ({page}) => {
    await visit(page, guide);
    await page.keyboard.press('/');
    await search(page).fill('');
    await page.keyboard.type('n?/');
    await expect(search(page)).toHaveValue('n?/');
    await expect(help(page)).toHaveCount(0);
  });

  test('they can be turned off and on again', async ({page}) => {
    await visit(page, guide);
    await page.keyboard.press('?');
    await help(page).getByRole('checkbox').uncheck();
    await help(page).getByRole('button', {name: 'Close'}).click();
    for (const visitNumber of [1, 2]) {
      if (visitNumber === 2) await visit(page, guide);
      for (const key of ['?', '/', 'n']) await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(guide);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
    await help(page).getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    // The browser closes a dialog after the key, and no reader is as fast as two keys of a test.
    await expect(help(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(search(page)).toBeVisible();
  });
});
