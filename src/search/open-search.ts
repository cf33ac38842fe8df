/** Sent by anything on a page that wants the search dialog open, and heard by the navbar. */
export const openSearchEvent = 'argosy:open-search';

export function openSearch(): void {
  window.dispatchEvent(new Event(openSearchEvent));
}
