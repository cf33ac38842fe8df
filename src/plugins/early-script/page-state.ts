import {onClick, storage} from './browser';

/** Marks the page for its styles, and makes the skip link lead to the content instead of its frame. */
export default function pageState(): void {
  const {dataset} = document.documentElement;
  if (/mac|iphone|ipad/i.test(navigator.platform)) dataset.platform = 'mac';
  // Set in the help for keyboard shortcuts.
  if (storage.get('docs.single-keys') === 'off') dataset.singleKeys = 'off';

  onClick('[href="#__docusaurus_skipToContent_fallback"]', (event) => {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  });
}
