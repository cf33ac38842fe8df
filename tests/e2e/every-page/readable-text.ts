import type {Locator, Page} from '@playwright/test';

/** Text that only JavaScript would show. */
export async function hiddenText(page: Page): Promise<string[]> {
  const isVisible = (element: Locator) => element.first().isVisible();
  const content = page.locator('main article, main:not(:has(article))');
  if (!(await isVisible(page.getByRole('heading', {level: 1}))) || !(await isVisible(content)))
    return ['the title or the article is hidden without JavaScript'];
  return content
    .first()
    .locator('p, li, td, pre')
    .evaluateAll((blocks) =>
      blocks
        // <details>, tabs, popovers, and the matrix's choice of marketplaces work without JavaScript, and
        // breadcrumbs aren't content.
        .filter(
          (block) =>
            !block.closest(
              'details:not([open]), .tabs-container > div, [popover], [data-matrix], nav',
            ),
        )
        .filter((block) => block.textContent.trim() && !block.checkVisibility())
        .map((block) => `"${block.textContent.slice(0, 60)}" is hidden without JavaScript`),
    );
}
