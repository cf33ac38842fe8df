/**
 * Sent by anything on a page that wants the search dialog open, and heard by the navbar. Its detail
 * is what the reader typed already.
 */
export const openSearchEvent = 'argosy:open-search';

export function openSearch(): void {
  window.dispatchEvent(new CustomEvent<string>(openSearchEvent));
}
