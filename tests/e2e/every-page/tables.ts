import type {Page} from '@playwright/test';

/** On a phone: cells with one word per line, and columns out of view without a fixed first one. */
export const tableProblems = (page: Page): Promise<string[]> =>
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
