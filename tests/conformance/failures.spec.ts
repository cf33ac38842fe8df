import {expect, test, type Page} from '@playwright/test';
import {failureBox, openWithoutCode} from '../support/failed-start';
import {origins} from '../support/sites';
import {colorMode, colorSwitch, mainNavigation, ready, visit} from '../support/visit';
import {titleOf} from './statements';
import {step} from './step';

const crashed = (page: Page) => page.getByRole('heading', {name: /^This page crashed\.?$/});

test('a page that crashes', async ({page}) => {
  const heading = page.getByRole('heading', {level: 1});
  await step('8.crash.01', async () => {
    // A crash inside the layout keeps the navbar. One outside replaces the whole page.
    for (const [address, count] of [
      ['/crash?outside', 0],
      ['/crash', 1],
    ] as const) {
      await page.goto(`${origins.errors}${address}`);
      await expect(heading).toHaveText('This page crashed.');
      await expect(mainNavigation(page)).toHaveCount(count);
    }
  });
  await step('8.crash.03', async () => {
    await expect(
      page.getByText(/The page could not be drawn[\s\S]*Cause:[\s\S]*The data had a hole/),
    ).toBeVisible();
  });
  await step('8.crash.02', async () => {
    const again = page.getByRole('button', {name: 'Try again'});
    await again.click();
    await expect(heading).toHaveText('This page crashed.');
    await page.evaluate(() => Object.assign(window, {repaired: true}));
    await again.click();
    await expect(heading).toHaveText('Drawn after all');
  });
});

test("errors in a developer's configuration", async ({page}) => {
  for (const [ids, path, message] of [
    [
      ['8.developer.01'],
      '/developer?case=item-type',
      /No NavbarItem component found for type "custom-unknown"/,
    ],
    [
      ['8.developer.02', '5.docs.04'],
      '/developer?case=empty-sidebar',
      /Sidebar with ID "empty" doesn't have anything to be linked to/,
    ],
    [
      ['8.developer.03', '5.docs.02'],
      '/developer?case=missing-doc',
      /Couldn't find any doc with id "missing"/,
    ],
    [
      ['8.developer.04', '5.docs.01'],
      '/developer?case=missing-sidebar',
      /Can't find any sidebar with id "missing"/,
    ],
    [
      ['8.developer.05'],
      '/docs/uncategorized',
      /\/docs\/uncategorized is not associated with a category/,
    ],
    [
      ['8.developer.06'],
      '/developer?case=outside-provider',
      /is called outside the <ColorModeProvider>/,
    ],
  ] satisfies [string[], string, RegExp][]) {
    await step(ids, async () => {
      await page.goto(`${origins.errors}${path}`);
      await expect(crashed(page)).toBeVisible();
      await expect(page.getByText(message)).toBeVisible();
    });
  }
});

/** The reddish background or border color of the nearest ancestor of the Retry button. */
async function boxColor(page: Page): Promise<number[]> {
  return page.getByRole('button', {name: 'Retry'}).evaluate((button) => {
    for (let box = button.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      for (const color of [
        style.backgroundColor,
        style.borderTopWidth === '0px' ? '' : style.borderTopColor,
      ]) {
        const canvas = document
          .createElement('canvas')
          .getContext('2d', {willReadFrequently: true});
        if (!canvas || !color) continue;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        if (alpha > 0 && red > green + 20 && red > blue + 20) return [red, green, blue];
      }
    }
    return [];
  });
}

test("a page whose code doesn't load", async ({page}) => {
  const {repair} = await openWithoutCode(page, '/billing');
  await step('8.load.01', async () => {
    await expect(failureBox(page)).toContainText(/Loading .+ failed/);
    expect(await boxColor(page), 'a red background or border around the message').toHaveLength(3);
  });
  await step('8.load.02', async () => {
    const retry = failureBox(page).getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await repair();
    await retry.click();
    await expect(retry).toBeHidden();
    await ready(page);
  });
});

test(titleOf('8.base.01'), async ({page}) => {
  for (const address of ['/docs', '/docs/billing/price-model']) {
    await page.goto(`${origins.misplaced}${address}`);
    await expect(page.getByText(/Your site did not load properly/)).toBeVisible();
    await expect(page.getByText('Suggested base URL: /docs/', {exact: true})).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByText(/Your site did not load properly/)).toBeHidden();
});

test('a browser without storage', async ({page}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await visit(page, '/');

  await step('8.storage.02', async () => {
    await colorSwitch(page).click();
    await expect.poll(() => colorMode(page)).toBe('dark');
    await page.reload();
    expect(await colorMode(page)).toBe('light');
  });
  await step('8.storage.01', async () => {
    expect(warnings.join('\n')).toMatch(/storage is not available/i);
    expect(errors).toEqual([]);
  });
});
