import {expect, test, type Locator, type Page} from '@playwright/test';
import {templates} from '../../support/templates';
import {openUnhydrated, visit} from '../../support/visit';
import {setMode, show} from './shown';

/** The colors of everything inside the page's content, one line per element. */
const colors = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(async (main) => {
    // Even with reduced motion, a transition takes a frame, and then every color is one in between.
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
    return [...main.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        const {color, backgroundColor, borderBottomColor, fill, stroke} = style;
        const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
        return `${name}: ${[color, backgroundColor, borderBottomColor, fill, stroke].join(', ')}`;
      });
  });

for (const name of ['guide', 'concept', 'operation', 'capabilities', 'home'] as const) {
  test(
    `${name} prints in the same colors from dark mode as from light mode`,
    {tag: ['guide', 'operation'].includes(name) ? [] : '@nightly'},
    async ({page}) => {
      await show(page, templates[name]);
      await page.emulateMedia({media: 'print'});
      const light = await colors(page);
      await setMode(page, 'dark');
      expect(await colors(page)).toEqual(light);
    },
  );
}

/** What scrolls on the screen, and would lose its end on paper. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('main :is(pre, .table-scroll, [role="region"])').evaluateAll((boxes) =>
    boxes
      .filter((box) => {
        const isLarger = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
        return isLarger && getComputedStyle(box).overflow !== 'visible';
      })
      .map((box) => box.outerHTML.slice(0, 100)),
  );

test('print omits buttons and addresses inside tables, and cuts nothing off', async ({page}) => {
  // Small paper, on which even tables would scroll.
  await page.setViewportSize({width: 480, height: 720});
  await show(page, templates.operation);
  expect(await cutOff(page)).not.toEqual([]);
  await page.emulateMedia({media: 'print'});
  for (const button of await page.locator('main .copy').all()) await expect(button).toBeHidden();
  await expect(page.locator('.scenario').last()).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await visit(page, templates.capabilities);
  expect(await cutOff(page)).toEqual([]);
  const printed = await page
    .locator('td a[href^="http"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(printed.filter((content) => content !== 'none')).toEqual([]);
});

test('a page is printed without its frame before hydration', async ({page}) => {
  await openUnhydrated(page, templates.guide);
  await page.emulateMedia({media: 'print'});
  for (const part of [
    '.theme-announcement-bar',
    '.navbar',
    '.theme-doc-sidebar-container',
    '.footer',
  ])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main h2').last()).toBeVisible();
});

/** The styles that distinguish two elements with forced colors, which override the text color. */
const marks = (element: Locator, pseudo?: string): Promise<string> =>
  element.evaluate((node, part) => {
    const style = getComputedStyle(node, part);
    const {backgroundColor, borderLeftWidth, outlineStyle} = style;
    return `${backgroundColor}, ${borderLeftWidth}, ${outlineStyle}`;
  }, pseudo);

test('selected states are distinguishable with forced colors', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({forcedColors: 'active'});

  await show(page, templates.operation);
  const languages = page.locator('.sample__tabs button');
  expect(await marks(languages.first())).not.toBe(await marks(languages.nth(1)));
  const rows = page.locator('.theme-doc-sidebar-container .menu__link:visible');
  expect(await marks(rows.and(page.locator('.menu__link--active[aria-current]')).last())).not.toBe(
    await marks(rows.last()),
  );
  const item = page.locator('.navbar__link--active');
  expect(await marks(item, '::after')).not.toBe(await marks(item));
  await expect(page.locator('.navbar-contact')).toHaveCSS('border-top-style', 'solid');

  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await marks(options.first())).not.toBe(await marks(options.nth(1)));

  await show(page, `${templates.guide}#${await firstHeading(page)}`);
  const entries = page.locator('.theme-doc-toc-desktop .table-of-contents__link');
  await expect(entries.first()).toHaveClass(/--active/);
  expect(await marks(entries.first())).not.toBe(await marks(entries.last()));
  const tabs = page.locator('.tabs-container > label');
  expect(await marks(tabs.first())).not.toBe(await marks(tabs.nth(1)));
});

async function firstHeading(page: Page): Promise<string> {
  await page.goto(templates.guide);
  return (await page.locator('main h2[id]').first().getAttribute('id')) ?? '';
}
