import {expect, test, type Locator} from '@playwright/test';
import {pastedText} from '../../support/clipboard';
import {templates} from '../../support/templates';
import {visit} from '../../support/visit';

/** The definition that the style sheet currently shows for a term. */
const shownDefinition = (term: Locator): Promise<string> =>
  term.evaluate((link) => {
    const {content, display} = getComputedStyle(link.parentElement ?? link, '::before');
    // The slash separates the text from its alternative for screen readers, which is empty.
    return display === 'none' ? '' : content.replace(/^"(.*)" \/ ""$/, '$1');
  });

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test("copy buttons don't cover code", async ({page}) => {
    const covered: string[] = [];
    for (const address of [templates.guide, '/api/authentication', templates.SDK]) {
      await page.goto(address);
      covered.push(
        ...(await page.locator('.theme-code-block').evaluateAll((blocks) =>
          blocks.flatMap((block) => {
            const button = block.querySelector('.copy')?.getBoundingClientRect();
            const code = block.querySelector('code');
            if (!button?.width || !code) return [];
            const text = document.createRange();
            text.selectNodeContents(code);
            const isCovered = [...text.getClientRects()].some(
              (line) =>
                line.width > 0 &&
                line.top < button.bottom - 1 &&
                line.bottom > button.top + 1 &&
                line.right > button.left,
            );
            return isCovered ? [code.textContent.slice(0, 40)] : [];
          }),
        )),
      );
    }
    expect(covered).toEqual([]);
  });

  test('a tap on a term shows its definition, and a second tap opens the glossary', async ({
    page,
  }) => {
    await visit(page, templates.concept);
    const term = page.locator('main a[href^="/glossary#"]').first();
    await term.scrollIntoViewIfNeeded();
    // A term of two words may wrap.
    const [x, y] = await term.evaluate((link) => {
      const {left, top, width, height} = link.getClientRects()[0] ?? new DOMRect();
      return [left + width / 2, top + height / 2] as const;
    });
    const tap = () => page.touchscreen.tap(x, y);
    await tap();
    await expect.poll(() => shownDefinition(term)).toMatch(/./);
    await expect(page).toHaveURL(templates.concept);
    await tap();
    await expect(page).toHaveURL(/\/glossary#/);
  });
});

test('a term has a dotted underline and shows its definition on focus', async ({page}) => {
  await visit(page, templates.concept);
  const term = page.locator('main a[href^="/glossary#"]').first();
  await expect(term).toHaveCSS('text-decoration-style', 'dotted');
  expect(await shownDefinition(term)).toBe('none');
  await term.focus();
  expect(await shownDefinition(term)).toBe(await term.getAttribute('aria-description'));
});

test('examples of responses and events can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => pastedText(page);
  await visit(page, '/api/get-offer');
  await page.getByRole('button', {name: 'Copy the response'}).first().click();
  await expect.poll(async () => JSON.parse(await copied()) as object).toHaveProperty('orgId');
  await visit(page, '/api/events/offer-accepted');
  await page.getByRole('button', {name: 'Copy the example'}).click();
  await expect
    .poll(async () => JSON.parse(await copied()) as object)
    .toHaveProperty('type', 'offer.accepted');
});

test('search shows methods in the same colors as the API reference', async ({page}) => {
  await visit(page, templates['API category']);
  const badgeIn = (scope: Locator) => scope.getByText('GET', {exact: true}).first();
  const colorsOf = (badge: Locator) =>
    badge.evaluate((element) => {
      const {color, backgroundColor} = getComputedStyle(element);
      return {color, backgroundColor};
    });
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill('list offers');
  await expect(badgeIn(dialog)).toBeVisible();
  expect(await colorsOf(badgeIn(dialog))).toEqual(await colorsOf(badgeIn(page.getByRole('main'))));
});

test('code is indented by four columns, and samples show whole lines', async ({page}) => {
  await page.goto(templates.operation);
  const sample = page.locator('.sample pre').first();
  await expect(sample).toHaveCSS('tab-size', '4');
  const cut = await sample.evaluate((pre) => {
    const {lineHeight, paddingTop} = getComputedStyle(pre);
    return ((pre.clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight)) % 1;
  });
  expect(Math.min(cut, 1 - cut)).toBeLessThan(0.1);
});

test('descriptions of enum values are aligned', async ({page}) => {
  await page.goto(templates.operation);
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  const lists = await page
    .locator('.enum')
    .evaluateAll((all) =>
      all.map((list) =>
        [...list.querySelectorAll('dd')].map((meaning) => meaning.getBoundingClientRect().left),
      ),
    );
  expect(lists.length).toBeGreaterThan(0);
  for (const edges of lists) expect(new Set(edges).size).toBe(1);
});
