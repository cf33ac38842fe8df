/**
 * Any element can send this event to open the search dialog. The navbar listens to it. Its detail
 * is what the reader has already typed.
 */
export const openSearchEvent = 'argosy:open-search';

export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent<string>(openSearchEvent, {detail: query}));
}
