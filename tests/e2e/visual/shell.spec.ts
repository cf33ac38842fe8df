import {expect, test, type Page} from '@playwright/test';
import {targetOffset} from '../../support/navigation';
import {templates} from '../../support/templates';
import {openUnhydrated, visit} from '../../support/visit';
import {modes, setMode, show, widths} from './shown';

interface Box {
  name: string;
  isLink: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The visible wordmark, links, and buttons of the navbar, from left to right. */
const navbarItems = (page: Page): Promise<Box[]> =>
  page.locator('.navbar__inner').evaluate((navbar) =>
    [...navbar.querySelectorAll('.navbar__brand img, a:not(.navbar__brand), button')]
      .map((item) => {
        const {left, right, top, bottom} = item.getBoundingClientRect();
        const name = item.getAttribute('alt') ?? item.textContent ?? '';
        return {name: name.trim(), isLink: item.matches('a'), left, right, top, bottom};
      })
      .filter(({left, right}) => right > left)
      .sort((a, b) => a.left - b.left),
  );

for (const mode of modes) {
  test(`navbar items don't overlap, wrap, or overflow in ${mode} mode`, async ({page}) => {
    await show(page, templates.guide, mode);
    for (const width of [...widths, 1280, 1060]) {
      await page.setViewportSize({width, height: 700});
      const items = await navbarItems(page);
      for (const [index, item] of items.entries()) {
        const next = items[index + 1]?.left ?? width;
        expect(item.right, `${item.name} at ${width} px`).toBeLessThanOrEqual(next);
        expect(item.bottom - item.top, `${item.name} at ${width} px`).toBeLessThanOrEqual(60);
      }
      const links = items.filter(({isLink}) => isLink);
      expect(links, `links at ${width} px`).toHaveLength(width > 996 ? 9 : 0);
    }
  });
}

test("the announcement has the same height in both modes and isn't clipped", async ({page}) => {
  await show(page, templates.guide);
  const bar = page.locator('.theme-announcement-bar');
  for (const width of widths) {
    await page.setViewportSize({width, height: 700});
    const heights: number[] = [];
    for (const mode of modes) {
      await setMode(page, mode);
      const {height, above, below} = await bar.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(element.querySelector('[class*="content"]') ?? element);
        const words = text.getBoundingClientRect();
        return {
          height: box.height,
          above: words.top - box.top,
          below: box.bottom - words.bottom,
        };
      });
      heights.push(height);
      expect(above, `room above the text at ${width} px in ${mode} mode`).toBeGreaterThanOrEqual(0);
      expect(below, `room below the text at ${width} px in ${mode} mode`).toBeGreaterThanOrEqual(0);
    }
    expect(heights[1], `at ${width} px`).toBe(heights[0]);
  }
});

const targets: [what: string, address: string, selector: string][] = [
  ['a heading', templates.guide, 'h2[id]'],
  ['a step', templates.guide, 'ol > li[id^="step-"]'],
  ['a setting', '/integrations/slack', 'tr[id]'],
  ['a term', templates.glossary, 'dt[id]'],
  ['a property', templates.operation, '.props > .prop[id]'],
  ['an error', '/api/errors/409', '.error[id]'],
  ['an error in the list', '/api/errors', '.rows > [id]'],
  ['an event in the list', '/api/webhooks', '.rows > [id]'],
];

for (const [what, address, selector] of targets) {
  test(
    `${what} is directly below the navbar after following a link to it`,
    {tag: ['a heading', 'a property'].includes(what) ? [] : '@nightly'},
    async ({page}) => {
      await visit(page, address);
      // The last targets may be too close to the end of the page to scroll to the top.
      const id = await page.locator(`main ${selector}`).nth(1).getAttribute('id');
      await page.goto(`${address}#${id ?? ''}`);
      const gap = async () => (await targetOffset(page, id ?? ''))?.offset ?? NaN;
      await expect.poll(gap).toBeLessThan(32);
      expect(await gap()).toBeGreaterThanOrEqual(0);
    },
  );
}

test('every focused element has the same visible focus ring', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, templates.guide);
  const accent = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--color-accent)';
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  // Start after the announcement, whose focus ring has the color of its text.
  await page.locator('.theme-announcement-bar button').focus();
  for (let stop = 0; stop < 18; stop += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const {outlineStyle, outlineWidth, outlineColor, outlineOffset} = getComputedStyle(element);
      const bar = element.closest('.navbar')?.getBoundingClientRect();
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      return {
        name: element.textContent?.trim() || element.getAttribute('aria-label') || element.tagName,
        look: `${outlineWidth} ${outlineStyle} ${outlineColor}`,
        isCut: bar ? element.getBoundingClientRect().top - reach < bar.top : false,
      };
    });
    expect(ring.look, ring.name).toBe(`2px solid ${accent}`);
    expect(ring.isCut, `${ring.name} shows its whole ring`).toBe(false);
  }
});

test('the table of contents is next to the text at every desktop width', async ({page}) => {
  await page.goto(templates.overview);
  for (const width of widths.filter((size) => size > 996)) {
    await page.setViewportSize({width, height: 700});
    const title = await page.locator('main h1').boundingBox();
    const contents = await page.locator('.theme-doc-toc-desktop').boundingBox();
    expect(contents?.y, `at ${width} px`).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  }
});

test('every page has the same left edge', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const edges: number[] = [];
  for (const address of [templates.home, templates.guide]) {
    await page.goto(address);
    edges.push(await page.locator('main h1').evaluate((title) => title.getBoundingClientRect().x));
  }
  expect(edges[1]).toBe(edges[0]);
});

test('Copy page is visible before hydration', {tag: '@nightly'}, async ({page}) => {
  await openUnhydrated(page, templates.guide);
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
});
