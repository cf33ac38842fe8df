import {storage} from './browser';

/** Marks the page for its styles. */
export default function pageState(): void {
  const {dataset} = document.documentElement;
  if (/mac|iphone|ipad/i.test(navigator.platform)) dataset.platform = 'mac';
  // Set in the help for keyboard shortcuts.
  if (storage.get('docs.single-keys') === 'off') dataset.singleKeys = 'off';
}
