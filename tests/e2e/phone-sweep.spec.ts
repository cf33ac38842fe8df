import {expect, type Locator, type Page, test} from '@playwright/test';
import {inParts, publishedPages} from '../support/pages';

/** A phone, a tablet, and a small laptop with the sidebar and the table of contents. */
const phone = 390;
const widths = [phone, 768, 1024];

// Everything that decides a layout is in the HTML and the style sheet.
test.use({javaScriptEnabled: false, viewport: {width: phone, height: 844}});

/** Text that only JavaScript would show. */
async function hiddenText(page: Page): Promise<string[]> {
  const isVisible = (element: Locator) => element.first().isVisible();
  const article = page.getByRole('main').locator('article');
  if (!(await isVisible(page.getByRole('heading', {level: 1}))) || !(await isVisible(article)))
    return ['the title or the article'];
  return article
    .first()
    .locator('p, li, td, pre')
    .evaluateAll((blocks) =>
      blocks
        // <details> opens without JavaScript, labels replace tabs, and breadcrumbs aren't content.
        .filter((block) => !block.closest('details:not([open]), [role="tab"], nav'))
        .filter((block) => block.textContent.trim() && !block.checkVisibility())
        .map((block) => block.textContent.slice(0, 60)),
    );
}

/** Shows what readers can open: details, tabs, and scenarios. */
const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const panel of document.querySelectorAll('[role=tabpanel]'))
      panel.removeAttribute('hidden');
    for (const scenario of document.querySelectorAll<HTMLElement>('.scenario'))
      scenario.style.display = 'block';
  });

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const figureProblems = (page: Page): Promise<string[]> =>
  page
    .locator('.figure-box')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `figure "${box.nextElementSibling?.textContent}" is cropped`),
    );

/** Cells with one word per line, and columns out of view without a fixed first one. */
const tableProblems = (page: Page): Promise<string[]> =>
  page.locator('table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const cells = [...table.querySelectorAll('th, td')].filter(
        (cell) =>
          getComputedStyle(cell).clipPath === 'none' && !cell.closest('.table-stacked thead'),
      );
      const narrow = cells.filter(
        (cell) =>
          cell.textContent.trim().length > 28 &&
          cell.getBoundingClientRect().width > 0 &&
          cell.getBoundingClientRect().width < 95,
      );
      const box = table.parentElement as HTMLElement;
      const isHidden = box.scrollWidth > box.clientWidth + 1;
      const firstCell = table.querySelector('tbody tr:last-child > :first-child');
      const isFixed = firstCell !== null && getComputedStyle(firstCell).position === 'sticky';
      const name = table.querySelector('tr')?.textContent;
      return [
        ...narrow.map((cell) => `"${cell.textContent}" in "${name}" is too narrow`),
        ...(isHidden && !isFixed ? [`table "${name}" has columns out of view`] : []),
      ];
    }),
  );

for (const [index, addresses] of inParts(publishedPages(), 60).entries())
  test(`pages are readable without JavaScript and fit a phone, part ${index + 1}`, async ({
    page,
  }) => {
    test.setTimeout(addresses.length * 20_000);
    const problems: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const hidden = await hiddenText(page);
      problems.push(...hidden.map((text) => `${address} hides ${text}`));
      await openAll(page);
      const found = [...(await figureProblems(page)), ...(await tableProblems(page))];
      problems.push(...found.map((problem) => `${address}: ${problem}`));
      for (const width of widths) {
        await page.setViewportSize({width, height: 844});
        if (await isWiderThanScreen(page)) problems.push(`${address} scrolls at ${width} px`);
      }
      await page.setViewportSize({width: phone, height: 844});
    }
    expect(problems).toEqual([]);
  });
