import {all, on} from './page';

const answersOf = (cell: Element): (string | undefined)[] =>
  Array.from(cell.querySelectorAll<HTMLElement>('[data-answer]'), ({dataset}) => dataset.answer);

/** Whether the cells don't all have the same answers. Notes don't count. */
function differ(cells: Element[]): boolean {
  const answers = cells.map(answersOf);
  // Direct billing has no marketplace, which isn't a difference.
  const offers = answers.flatMap((both) => (both.length > 1 ? both.slice(0, 1) : []));
  const argosy = answers.map((both) => both.at(-1));
  return new Set(offers).size > 1 || new Set(argosy).size > 1;
}

/** Shows the selected columns, and only rows with differences if the reader wants that. */
export function filterMatrix(): void {
  const matrix = document.querySelector<HTMLElement>('[data-matrix]');
  const table = matrix?.querySelector('table');
  if (!matrix || !table) return;
  const field = (name: string) => matrix.querySelector<HTMLInputElement>(`[data-matrix-${name}]`);
  const columns = all<HTMLInputElement>('[data-matrix-column]');
  // The matrix needs a column.
  if (columns[0] && !columns.some(({checked}) => checked)) columns[0].checked = true;
  const count = columns.filter(({checked}) => checked).length;

  // One column has nothing to differ from.
  for (const column of columns) column.disabled = count === 1 && column.checked;
  const differences = field('differences');
  if (differences) differences.disabled = count === 1;
  const onlyDifferences = count > 1 && differences?.checked === true;
  matrix.dataset.notes = String(field('notes')?.checked);

  const rows: HTMLTableRowElement[] = [];
  for (const row of table.rows) {
    const [head, ...others] = row.cells;
    if (head?.scope === 'rowgroup') head.colSpan = count + 1;
    others.forEach((cell, index) => (cell.hidden = !columns[index]?.checked));
    if (head?.scope !== 'row') continue;
    row.hidden = onlyDifferences && !differ(others.filter(({hidden}) => !hidden));
    rows.push(row);
  }
  for (const group of table.tBodies)
    group.hidden = !rows.some((row) => row.parentElement === group && !row.hidden);
  const status = matrix.querySelector('[role=status]');
  const shown = rows.filter(({hidden}) => !hidden).length;
  if (status) status.textContent = `${shown} of ${rows.length} capabilities`;
}

export function listen(): void {
  on('change', '[data-matrix] input', filterMatrix);
}
