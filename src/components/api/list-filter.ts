const fieldOf = () => document.querySelector<HTMLInputElement>('input[data-filter]');

/** Shows the rows that contain every typed word, and announces how many. The style sheet hides empty lists. */
export function filterRows(): void {
  const field = fieldOf();
  if (!field) return;
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...document.querySelectorAll<HTMLElement>('.rows > li')];
  for (const row of rows) {
    const text = row.textContent?.toLowerCase() ?? '';
    row.hidden = !words.every((word) => text.includes(word));
  }
  for (const list of document.querySelectorAll<HTMLElement>('.rows'))
    list.hidden = list.querySelector(':scope > :not([hidden])') === null;
  const status = field.closest('.list-filter')?.querySelector('[role=status]');
  const shown = rows.filter(({hidden}) => !hidden).length;
  if (status)
    status.textContent =
      words.length > 0 ? `${shown} of ${rows.length} ${field.dataset.filter ?? ''}` : '';
}

/** Shows all rows, for example because a link leads to one that's hidden. */
export function clearFilter(): void {
  const field = fieldOf();
  if (field) field.value = '';
  filterRows();
}
