import {all, on} from './page';

const fieldOf = () => document.querySelector<HTMLInputElement>('input[data-filter]');
const kindOf = () => document.querySelector<HTMLSelectElement>('select[data-filter-kind]');

/** Hides empty lists, and the titles and headings that have only empty lists. */
function hideEmpty(lists: HTMLElement[]): void {
  for (const list of lists) {
    list.hidden = list.querySelector(':scope > :not([hidden])') === null;
    const title = list.previousElementSibling;
    if (title instanceof HTMLElement && title.matches('.rows__title')) title.hidden = list.hidden;
  }
  // A heading is followed by its part, which has one or more lists.
  for (const part of new Set(lists.map(({parentElement}) => parentElement))) {
    const heading = part?.previousElementSibling;
    if (heading instanceof HTMLElement && heading.matches('h3'))
      heading.hidden = !part?.querySelector(':scope > .rows:not([hidden])');
  }
}

/** Shows the rows that contain every typed word and have the selected kind, and announces how many. */
export function filterRows(): void {
  const field = fieldOf();
  if (!field) return;
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const kind = kindOf()?.value ?? '';
  /** Lists of the reference, cards, and terms. */
  const lists = all('.rows, [data-filter-rows]');
  const rows = lists.flatMap((list) => [
    ...list.querySelectorAll<HTMLElement>(':scope > :is(li, div)'),
  ]);
  for (const row of rows) {
    const text = row.textContent?.toLowerCase() ?? '';
    const hasKind = kind === '' || row.dataset.kind === kind;
    row.hidden = !hasKind || !words.every((word) => text.includes(word));
  }
  hideEmpty(lists);
  const box = field.closest('.list-filter');
  const status = box?.querySelector('[role=status]');
  const reset = box?.querySelector<HTMLElement>('[data-clear-filter]');
  const shown = rows.filter(({hidden}) => !hidden).length;
  const isFiltered = words.length > 0 || kind !== '';
  if (status) status.textContent = isFiltered ? textOf(shown, rows.length, field) : '';
  if (reset) reset.hidden = !isFiltered;
}

function textOf(shown: number, total: number, {dataset: {filter = ''}}: HTMLElement): string {
  return shown > 0 ? `${shown} of ${total} ${filter}` : `No ${filter} match the filter.`;
}

/** Shows all rows, for example because a link leads to one that's hidden. */
export function clearFilter(): void {
  const field = fieldOf();
  if (field) field.value = '';
  const kind = kindOf();
  if (kind) kind.value = '';
  filterRows();
}

export function listen(): void {
  on('input', 'input[data-filter], select[data-filter-kind]', filterRows);
  on('click', '[data-clear-filter]', () => {
    clearFilter();
    fieldOf()?.focus();
  });
}
