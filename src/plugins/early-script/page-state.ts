import {storage} from './storage';

const skipLink = '[href="#__docusaurus_skipToContent_fallback"]';

/** Marks the page for its styles, and makes the skip link work. */
export default function pageState(): void {
  const {dataset} = document.documentElement;
  if (/mac|iphone|ipad/i.test(navigator.platform)) dataset.platform = 'mac';
  // Set in the help for keyboard shortcuts.
  if (storage.get('docs.single-keys') === 'off') dataset.singleKeys = 'off';

  document.addEventListener('click', (event) => {
    const main = (event.target as Element).closest(skipLink) && document.querySelector('main');
    if (!main) return;
    // Without this, the link leads to a box that also has the sidebar.
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  });
}
