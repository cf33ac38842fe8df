import type {Locator, Page} from '@playwright/test';
import {backToMainMenu, colorSwitch, hamburger, ready} from '../../support/visit';

interface Step {
  name: string;
  do: (page: Page) => Promise<void>;
}

const main = (page: Page): Locator => page.getByRole('main');

/** Clicks the first match. Throws `NotOnPage` if the page doesn't have it. */
async function click(target: Locator): Promise<void> {
  const first = target.first();
  if ((await first.count()) === 0 || !(await first.isVisible())) throw new NotOnPage();
  await first.click();
}

/** The page doesn't have what the step uses. */
class NotOnPage extends Error {}

/** Everything a reader can do that makes scripts change the page. */
const steps: Step[] = [
  {name: 'dark', do: (page) => click(colorSwitch(page))},
  {name: 'light', do: (page) => click(colorSwitch(page))},
  {name: 'scroll down', do: (page) => page.mouse.wheel(0, 4000)},
  {name: 'scroll up', do: (page) => page.mouse.wheel(0, -4000)},
  {name: 'table of contents', do: (page) => click(page.locator('.table-of-contents a'))},
  {name: 'anchor of a heading', do: (page) => click(main(page).locator('a.hash-link').nth(1))},
  {name: 'copy code', do: (page) => click(main(page).locator('pre ~ div button, [data-copy]'))},
  {name: 'tab', do: (page) => click(main(page).locator('.tabs-container > label').nth(1))},
  {name: 'details open', do: (page) => click(main(page).locator('details:not([open]) > summary'))},
  {name: 'details close', do: (page) => click(main(page).locator('details[open] > summary'))},
  {name: 'button of the article', do: (page) => click(main(page).locator('article button'))},
  {name: 'close what it opened', do: (page) => page.keyboard.press('Escape')},
  {
    name: 'sidebar category',
    do: (page) => click(page.locator('aside details:not([open]) > summary')),
  },
  {name: 'search by key', do: (page) => page.keyboard.press('Control+k')},
  {name: 'type', do: (page) => page.keyboard.type('privte offer', {delay: 20})},
  {name: 'wait for hits', do: (page) => page.getByRole('option').first().waitFor()},
  {name: 'arrow down', do: (page) => page.keyboard.press('ArrowDown')},
  {name: 'nothing found', do: (page) => page.keyboard.type(' zzqx<b>')},
  {name: 'close search', do: (page) => page.keyboard.press('Escape')},
  {name: 'close search, empty', do: (page) => page.keyboard.press('Escape')},
  {name: 'narrow window', do: (page) => page.setViewportSize({width: 390, height: 844})},
  {name: 'open menu', do: (page) => click(hamburger(page))},
  {
    name: 'back to main menu',
    do: (page) => click(backToMainMenu(page)),
  },
  {name: 'close menu', do: (page) => page.keyboard.press('Escape')},
  {name: 'wide window', do: (page) => page.setViewportSize({width: 1440, height: 900})},
  {name: 'close announcement', do: (page) => click(page.locator('.theme-announcement-bar button'))},
  {name: 'next page', do: (page) => click(page.locator('.pagination-nav__link--next, a.card'))},
  {
    name: 'API reference',
    do: (page) =>
      click(
        page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}),
      ),
  },
  {name: 'operation', do: (page) => click(main(page).locator('a[href^="/api/"]'))},
  {name: 'back', do: async (page) => void (await page.goBack())},
  {
    name: 'SDK guides',
    do: (page) =>
      click(
        page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'SDK', exact: true}),
      ),
  },
  {name: 'crumb', do: (page) => click(page.locator('.breadcrumbs a'))},
];

/** Performs every step that the page supports. */
export async function useEverything(page: Page, address: string): Promise<void> {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(address);
  await ready(page);
  for (const step of steps) {
    try {
      await step.do(page);
    } catch (error) {
      if (!(error instanceof NotOnPage))
        throw new Error(`${address}, ${step.name}: ${String(error)}`);
    }
  }
  await page.waitForLoadState('networkidle');
}
