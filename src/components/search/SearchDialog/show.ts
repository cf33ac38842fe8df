/** Marks the dialog for scripts that run before React. */
export const dialogSelector = 'dialog[data-search]';

const openAttribute = 'data-dialog-open';

/** Shows the dialog, which focuses its field. Also works before hydration. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  document.documentElement.toggleAttribute(openAttribute, true);
  dialog.addEventListener('close', allowScrolling, {once: true});
}

/** A dialog that's removed from the page doesn't send the close event. */
export function allowScrolling(): void {
  document.documentElement.toggleAttribute(openAttribute, false);
}

/** What the reader typed before the rest of search was loaded. */
export const textOfFirstField = (): string =>
  document.querySelector<HTMLInputElement>(`${dialogSelector} input`)?.value ?? '';
